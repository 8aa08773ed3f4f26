import {
  Alert,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { errorMessage } from '../api/error-message';
import { DraftNotice, type KeptDraft } from '../drafts/draft-notice';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';

export interface FormDialogProps {
  title: string;
  /** The label of the button that makes the change. */
  action: string;
  /** The label of the button that makes no change. */
  keep?: string;
  color?: ButtonProps['color'];
  /** Whether the button that makes the change is off. */
  isDisabled?: boolean;
  maxWidth?: 'sm' | 'lg';
  /** What was entered, if it is kept until it is saved. Only the button that makes no change forgets it. */
  draft?: KeptDraft;
  error: Error | null;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a dialog, with why its change failed. */
export function FormDialog({
  title,
  action,
  keep,
  color = 'primary',
  isDisabled = false,
  maxWidth = 'sm',
  draft,
  error,
  isPending,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const text = useText();
  const explain = useErrorText();
  const titleId = useId();
  const leave = () => {
    draft?.discard();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {draft && <DraftNotice draft={draft} />}
          {error && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {explain(errorMessage(error))}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{keep ?? text('app.close')}</Button>
          <Button type="submit" variant="contained" color={color} disabled={isDisabled} loading={isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
