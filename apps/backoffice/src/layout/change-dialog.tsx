import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { FormDialog, type FormDialogProps } from './form-dialog';

interface Props extends Omit<FormDialogProps, 'error' | 'isPending' | 'onSubmit'> {
  /** Says that the change was made. */
  done: string;
  change: () => Promise<unknown>;
  /** The query of a record that the change removes. It is not read again. */
  removes?: QueryKey;
}

/** A dialog that makes a change. It stays open, with what was entered, if the change fails. */
export function ChangeDialog({ done, change, removes, ...rest }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: async () => {
      rest.draft?.drop();
      notify(done, { type: 'success' });
      rest.onClose();
      const removed = removes && hashKey(removes);
      await queries.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== removed });
    },
  });
  return (
    <FormDialog
      {...rest}
      error={mutation.error}
      isPending={mutation.isPending}
      onSubmit={() => mutation.mutate()}
    />
  );
}
