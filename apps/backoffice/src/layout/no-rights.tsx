import { Alert } from '@mui/material';
import { useText } from '../texts/use-text';

/** Instead of a page that the person's role does not include. */
export function NoRights() {
  const text = useText();
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {text('app.noRights')}
    </Alert>
  );
}
