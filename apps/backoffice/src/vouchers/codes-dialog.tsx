import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useText } from '../texts/use-text';

/** The generated codes, which can be saved as a file. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const save = () => {
    const file = new Blob([`code\n${codes.join('\n')}\n`], { type: 'text/csv' });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = 'codes.csv';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('vouchers.codesTitle', { count: codes.length })}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', columnWidth: '9rem', fontFamily: 'monospace' }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('app.close')}</Button>
        <Button variant="contained" autoFocus onClick={save}>
          {text('imports.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
