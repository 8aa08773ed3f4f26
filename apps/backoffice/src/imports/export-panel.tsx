import { Alert, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../api/error-message';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { downloadPart, type OfferedPart } from './import-data';
import { PartChoice } from './part-choice';

export function ExportPanel({ parts }: { parts: readonly OfferedPart[] }) {
  const text = useText();
  const explain = useErrorText();
  const [part, setPart] = useState<OfferedPart>(parts[0] ?? 'prices');
  const [format, setFormat] = useState<'csv' | 'json'>('csv');
  const [isSemicolon, setSemicolon] = useState(false);
  const download = useMutation({
    mutationFn: () =>
      downloadPart(part, {
        format,
        ...(isSemicolon && format === 'csv' && { separator: 'semicolon' as const }),
      }),
  });
  return (
    <Panel title={text('imports.export')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          download.mutate();
        }}
      >
        {download.error && <Alert severity="error">{explain(errorMessage(download.error))}</Alert>}
        <PartChoice parts={parts} value={part} onChange={setPart} />
        <TextField
          select
          label={text('imports.format')}
          value={format}
          onChange={({ target }) => setFormat(target.value as 'csv' | 'json')}
          slotProps={{ select: { native: true } }}
        >
          <option value="csv">CSV</option>
          <option value="json">JSON</option>
        </TextField>
        {format === 'csv' && (
          <FormControlLabel
            control={
              <Checkbox checked={isSemicolon} onChange={({ target }) => setSemicolon(target.checked)} />
            }
            label={text('imports.separator')}
          />
        )}
        <Button type="submit" variant="outlined" sx={{ mt: 1 }} loading={download.isPending}>
          {text('imports.download')}
        </Button>
      </form>
    </Panel>
  );
}
