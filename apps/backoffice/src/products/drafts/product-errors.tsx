import { ApiError } from '@matchday/api-client';
import { Alert, Box } from '@mui/material';
import { errorMessage } from '../../api/error-message';
import { useErrorText } from '../../texts/use-error-text';

/** What is wrong with a product: all its faults, each with its field. */
export function ProductErrors({ error }: { error: Error }) {
  const explain = useErrorText();
  const messages =
    error instanceof ApiError && error.errors.length > 1
      ? error.errors.map(({ message }) => message)
      : [explain(errorMessage(error))];
  return (
    <Alert severity="error">
      {messages.length === 1 ? (
        messages
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
