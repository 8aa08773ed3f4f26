import { CardContent, Typography } from '@mui/material';

/** What a list shows when nothing is in it. */
export function EmptyList({ text }: { text: string }) {
  return (
    <CardContent>
      <Typography color="textSecondary">{text}</Typography>
    </CardContent>
  );
}
