import { useQueryClient } from '@tanstack/react-query';
import { useEntry } from '../api/use-entry';
import { ConflictDialog } from '../layout/conflict-dialog';
import { FormDialog } from '../layout/form-dialog';
import { LoadState } from '../layout/load-state';
import { useText } from '../texts/use-text';
import { changeRedirect, type Redirect, readRedirect, useRedirect } from './redirect-data';
import type { Saved } from './setting-data';
import { TargetField } from './target-field';

export function ChangeRedirectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useRedirect(id);
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return <TargetDialog saved={data} onClose={onClose} />;
}

/** If somebody else was first, it shows where the redirect leads by now. */
function TargetDialog({ saved, onClose }: { saved: Saved<Redirect>; onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const { id, from } = saved.value;
  const entry = useEntry({
    name: `redirects/${id}`,
    record: saved,
    valueOf: ({ value }) => value.to,
    read: () => readRedirect(id),
    onSaved: async () => {
      onClose();
      await queries.invalidateQueries();
    },
  });
  const { value, base, conflict, decision } = entry;
  if (conflict)
    return (
      <ConflictDialog
        title={text('app.conflictTitle')}
        rows={[
          {
            name: text('redirects.to'),
            before: base.value.to,
            theirs: conflict.theirs.value.to,
            yours: conflict.mine,
          },
        ]}
        {...decision}
      />
    );
  const save = () =>
    entry.run({ save: (on, to) => changeRedirect(on, to.trim()), done: text('redirects.saved') });
  return (
    <FormDialog
      title={text('redirects.changeOf', { path: from })}
      action={text('redirects.save')}
      draft={entry}
      error={entry.error}
      isPending={entry.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TargetField value={value} autoFocus onChange={entry.setValue} />
    </FormDialog>
  );
}
