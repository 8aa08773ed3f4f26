import { TextField, Typography } from '@mui/material';
import { useSession } from '../access/use-session';
import { asPath } from '../api/shop-path';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import { LoadState } from '../layout/load-state';
import { useCultureName } from '../texts/use-culture-name';
import { useText } from '../texts/use-text';
import { addRedirect, removeRedirect, useRedirect } from './redirect-data';
import { pathLimits, TargetField } from './target-field';

const nothing = { culture: '', from: '', to: '' };

export function AddRedirectDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const nameOf = useCultureName();
  const cultures = useSession()?.store.cultures ?? [];
  const draft = useFormDraft('redirects/new', nothing);
  const { from, to } = draft.value;
  const culture = draft.value.culture || (cultures[0]?.culture ?? '');
  const set = (change: Partial<typeof nothing>) => draft.setValue({ ...draft.value, ...change });
  return (
    <ChangeDialog
      title={text('redirects.addTitle')}
      action={text('redirects.save')}
      done={text('redirects.saved')}
      change={() => addRedirect({ culture, from: asPath(from), to: to.trim() })}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text('redirects.from')}
        helperText={text('redirects.fromHelp')}
        value={from}
        required
        autoFocus
        autoComplete="off"
        onChange={({ target }) => set({ from: target.value })}
        slotProps={pathLimits}
      />
      <TargetField value={to} onChange={(value) => set({ to: value })} />
      <TextField
        select
        label={text('texts.culture')}
        value={culture}
        onChange={({ target }) => set({ culture: target.value })}
        slotProps={{ select: { native: true } }}
      >
        {cultures.map((each) => (
          <option key={each.culture} value={each.culture}>
            {nameOf(each.culture)}
          </option>
        ))}
      </TextField>
    </ChangeDialog>
  );
}

export function RemoveRedirectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText();
  const { data, error, refetch } = useRedirect(id);
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return (
    <ChangeDialog
      title={text('redirects.removeOf', { path: data.value.from })}
      action={text('redirects.remove')}
      done={text('redirects.removed')}
      color="error"
      change={() => removeRedirect(data)}
      onClose={onClose}
    >
      <Typography>{text('redirects.removeText')}</Typography>
    </ChangeDialog>
  );
}
