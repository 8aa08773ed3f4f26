import { Alert, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../access/use-session';
import { isConflict } from '../api/versions';
import { ChangeDialog } from '../layout/change-dialog';
import { LoadState } from '../layout/load-state';
import { useCultureName } from '../texts/use-culture-name';
import { useText } from '../texts/use-text';
import { addRedirect, changeRedirect, type Redirect, readRedirect, removeRedirect } from './redirect-data';
import type { Saved } from './setting-data';

const longestPath = 300;
const limits = { htmlInput: { maxLength: longestPath } };

/** A path as the shop writes it: it begins and ends with a slash. */
const asPath = (entered: string) =>
  `/${entered.trim().split('/').filter(Boolean).join('/')}/`.replace('//', '/');

export function AddRedirectDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const nameOf = useCultureName();
  const cultures = useSession()?.store.cultures ?? [];
  const [chosen, setCulture] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const culture = chosen || (cultures[0]?.culture ?? '');
  return (
    <ChangeDialog
      title={text('redirects.addTitle')}
      action={text('redirects.save')}
      done={text('redirects.saved')}
      change={() => addRedirect({ culture, from: asPath(from), to: to.trim() })}
      onClose={onClose}
    >
      <TextField
        label={text('redirects.from')}
        helperText={text('redirects.fromHelp')}
        value={from}
        required
        autoFocus
        autoComplete="off"
        onChange={({ target }) => setFrom(target.value)}
        slotProps={limits}
      />
      <TargetField value={to} onChange={setTo} />
      <TextField
        select
        label={text('texts.culture')}
        value={culture}
        onChange={({ target }) => setCulture(target.value)}
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

interface OfRedirect {
  id: string;
  onClose: () => void;
}

export function ChangeRedirectDialog({ id, onClose }: OfRedirect) {
  const { data, error, refetch } = useRedirect(id);
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return <TargetDialog saved={data} onClose={onClose} />;
}

/** If somebody else was first, it shows where the redirect leads by now, and asks again. */
function TargetDialog({ saved, onClose }: { saved: Saved<Redirect>; onClose: () => void }) {
  const text = useText();
  const [to, setTo] = useState(saved.value.to);
  const [theirs, setTheirs] = useState<Saved<Redirect> | null>(null);
  const { from } = saved.value;
  const change = async () => {
    try {
      await changeRedirect(theirs ?? saved, to.trim());
    } catch (error) {
      if (isConflict(error)) setTheirs(await readRedirect(saved.value.id));
      throw error;
    }
  };
  return (
    <ChangeDialog
      title={text('redirects.changeOf', { path: from })}
      action={text('redirects.save')}
      done={text('redirects.saved')}
      change={change}
      onClose={onClose}
    >
      {theirs && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('redirects.changedTo', { to: theirs.value.to })}
        </Alert>
      )}
      <TargetField value={to} autoFocus onChange={setTo} />
    </ChangeDialog>
  );
}

export function RemoveRedirectDialog({ id, onClose }: OfRedirect) {
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

const useRedirect = (id: string) =>
  useQuery({
    queryKey: ['redirects', 'whole', id],
    queryFn: () => readRedirect(id),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

interface TargetFieldProps {
  value: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

function TargetField({ value, autoFocus = false, onChange }: TargetFieldProps) {
  const text = useText();
  return (
    <TextField
      label={text('redirects.to')}
      helperText={text('redirects.toHelp')}
      value={value}
      required
      autoFocus={autoFocus}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      slotProps={limits}
    />
  );
}
