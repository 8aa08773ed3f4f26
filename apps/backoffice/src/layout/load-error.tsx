import { Alert, Button } from '@mui/material';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';

/** Instead of a record that could not be read. */
export function LoadError({ error, retry }: { error: Error | null; retry: () => unknown }) {
  const text = useText();
  const explain = useErrorText();
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={<Button onClick={() => retry()}>{text('app.retry')}</Button>}
    >
      {explain(errorMessage(error))}
    </Alert>
  );
}
