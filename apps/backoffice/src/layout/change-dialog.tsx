import {
  Alert,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useNotify } from 'react-admin';
import { errorMessage } from '../api/error-message';
import { DraftNotice, type KeptDraft } from '../drafts/draft-notice';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';

interface Props {
  title: string;
  /** The label of the button that makes the change. */
  action: string;
  /** Says that the change was made. */
  done: string;
  /** The label of the button that makes no change. */
  keep?: string;
  color?: ButtonProps['color'];
  change: () => Promise<unknown>;
  /** What was entered, if it is kept until it is saved. Only the button that makes no change forgets it. */
  draft?: KeptDraft;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that changes an order. It stays open, with what was entered, if the change fails. */
export function ChangeDialog({
  title,
  action,
  done,
  keep,
  color = 'primary',
  change,
  draft,
  onClose,
  children,
}: Props) {
  const text = useText();
  const explain = useErrorText();
  const notify = useNotify();
  const queries = useQueryClient();
  const titleId = useId();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: async () => {
      draft?.drop();
      notify(done, { type: 'success' });
      onClose();
      await queries.invalidateQueries();
    },
  });
  const leave = () => {
    draft?.discard();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutation.mutate();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {draft && <DraftNotice draft={draft} />}
          {mutation.error && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {explain(errorMessage(mutation.error))}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{keep ?? text('app.close')}</Button>
          <Button type="submit" variant="contained" color={color} loading={mutation.isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
