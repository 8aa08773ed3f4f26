import { Box, Card, CardContent, CssBaseline, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../texts/use-text';
import { LoginTools } from './login-tools';

/** The card of the pages without a session. */
export function LoginFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  const text = useText();
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <CssBaseline />
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ p: 4, display: 'grid', gap: 1 }}>
          <Typography variant="overline" color="textSecondary">
            {text('app.title')}
          </Typography>
          <Typography variant="h5" component="h1" sx={{ mb: 1 }}>
            {title}
          </Typography>
          {lead && <Typography color="textSecondary">{lead}</Typography>}
          {children}
          <LoginTools />
        </CardContent>
      </Card>
    </Box>
  );
}
