import { Box, Button, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useText } from '../texts/use-text';

interface Props {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** Chooses a CSV or JSON file. The browser's own control is hidden, because it is in the system's language. */
export function FileChoice({ file, onChange }: Props) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', my: 1 }}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.json"
        aria-label={text('imports.file')}
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? null);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button aria-describedby={id} variant="outlined" onClick={() => input.current?.click()}>
        {text('imports.choose')}
      </Button>
      <Typography id={id} sx={{ overflowWrap: 'anywhere' }}>
        {file?.name ?? text('imports.noFile')}
      </Typography>
    </Box>
  );
}
