import { Alert, Button, CircularProgress } from '@mui/material';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';

interface Props {
  /** Why there is nothing to show; null while it loads. */
  error: Error | null;
  onRetry: () => void;
}

/** What a page shows until its data are there: that it loads, or what went wrong. */
export function LoadState({ error, onRetry }: Props) {
  const text = useText();
  const explain = useErrorText();
  if (!error) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  return (
    <Alert severity="error" sx={{ m: 2 }} action={<Button onClick={onRetry}>{text('app.retry')}</Button>}>
      {explain(errorMessage(error))}
    </Alert>
  );
}
