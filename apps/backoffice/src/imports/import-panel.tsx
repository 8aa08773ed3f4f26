import { Alert, Box, Button, Checkbox, FormControlLabel, LinearProgress, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../api/error-message';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { FileChoice } from './file-choice';
import { type Import, type OfferedPart, runImport } from './import-data';
import { ImportResult } from './import-result';
import { PartChoice } from './part-choice';

/** Checks a file and shows what it would change, then imports it. */
export function ImportPanel({ parts }: { parts: readonly OfferedPart[] }) {
  const text = useText();
  const explain = useErrorText();
  const queries = useQueryClient();
  const [part, setPart] = useState<OfferedPart>(parts[0] ?? 'prices');
  const [file, setFile] = useState<File | null>(null);
  const [removeMissing, setRemoveMissing] = useState(false);
  const [progress, setProgress] = useState<Import | null>(null);
  const canRemove = part !== 'prices' && part !== 'stock';
  const run = useMutation({
    mutationFn: (dryRun: boolean) => {
      if (!file) throw new Error('There is no file.');
      return runImport({ part, file, dryRun, removeMissing: canRemove && removeMissing }, setProgress);
    },
    onMutate: () => setProgress(null),
    onSuccess: (result) => (result.dryRun ? undefined : queries.invalidateQueries()),
  });
  const checked = run.data?.dryRun && run.data.state === 'done' ? run.data : null;
  const changes = checked ? checked.created + checked.changed + checked.removed : 0;
  /** What was checked is no longer what would be imported. */
  function changed<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      run.reset();
      setProgress(null);
      set(value);
    };
  }
  return (
    <Panel title={text('imports.import')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run.mutate(true);
        }}
      >
        <PartChoice parts={parts} value={part} onChange={changed(setPart)} />
        <FileChoice file={file} onChange={changed(setFile)} />
        {canRemove && (
          <FormControlLabel
            control={
              <Checkbox
                checked={removeMissing}
                onChange={({ target }) => changed(setRemoveMissing)(target.checked)}
              />
            }
            label={text('imports.removeMissing')}
          />
        )}
        <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
          <Button
            type="submit"
            variant={changes > 0 ? 'outlined' : 'contained'}
            disabled={!file}
            loading={run.isPending && run.variables}
          >
            {text('imports.check')}
          </Button>
          {changes > 0 && (
            <Button variant="contained" onClick={() => run.mutate(false)} autoFocus>
              {text('imports.apply')}
            </Button>
          )}
        </Box>
      </form>
      {run.error && <Alert severity="error">{explain(errorMessage(run.error))}</Alert>}
      {run.isPending && <Progress state={progress} isDryRun={run.variables} />}
      {run.data && <ImportResult result={run.data} />}
    </Panel>
  );
}

function Progress({ state, isDryRun }: { state: Import | null; isDryRun: boolean }) {
  const text = useText();
  const { done, total } = state?.rows ?? { done: 0, total: null };
  const share = total ? Math.min(100, (done / total) * 100) : null;
  return (
    <output>
      <Typography>{text(isDryRun ? 'imports.checking' : 'imports.running')}</Typography>
      <LinearProgress
        aria-label={text(isDryRun ? 'imports.checking' : 'imports.running')}
        {...(share === null ? {} : { variant: 'determinate', value: share })}
      />
      {total !== null && <Typography variant="body2">{text('imports.progress', { done, total })}</Typography>}
    </output>
  );
}
