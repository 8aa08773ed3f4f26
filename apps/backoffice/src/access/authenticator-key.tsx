import { Box, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useText } from '../texts/use-text';

const imageSize = 184;
const groupOfFour = /.{1,4}/g;

/** The key of an authenticator app, as an image to scan and as characters to type. */
export function AuthenticatorKey({ secret, uri }: { secret: string; uri: string }) {
  const text = useText();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography color="textSecondary">{text('login.enrolScan')}</Typography>
      <Box sx={{ my: 2, p: 1.5, bgcolor: '#fff', width: 'fit-content', borderRadius: 1 }}>
        <QRCodeSVG value={uri} size={imageSize} title={text('login.enrolImage')} />
      </Box>
      <Typography variant="body2">
        {text('login.enrolKey')}:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {secret.match(groupOfFour)?.join(' ')}
        </Box>
      </Typography>
    </Box>
  );
}
