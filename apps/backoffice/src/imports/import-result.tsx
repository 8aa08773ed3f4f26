import { Alert, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Facts } from '../layout/facts';
import { useText } from '../texts/use-text';
import type { Import } from './import-data';

/** What an import changed or would change, or its errors by row and column. */
export function ImportResult({ result }: { result: Import }) {
  const text = useText();
  const { state, dryRun, created, changed, removed, errors, errorCount, reason } = result;
  if (errorCount > 0)
    return (
      <>
        <Alert severity="error">
          <strong>{text('imports.errors', { smart_count: errorCount })}</strong> {text('imports.errorsText')}
        </Alert>
        <ErrorTable errors={errors} />
      </>
    );
  if (state === 'failed')
    return <Alert severity="error">{text('imports.failed', { reason: reason ?? '' })}</Alert>;
  if (created + changed + removed === 0) return <Alert severity="info">{text('imports.nothing')}</Alert>;
  return (
    <>
      <Alert severity={dryRun ? 'info' : 'success'}>
        {text(dryRun ? 'imports.wouldChange' : 'imports.changed')}
      </Alert>
      <Facts
        rows={[
          [text('imports.created'), String(created)],
          [text('imports.updated'), String(changed)],
          [text('imports.removed'), String(removed)],
        ]}
      />
    </>
  );
}

function ErrorTable({ errors }: Pick<Import, 'errors'>) {
  const text = useText();
  return (
    <Table size="small" aria-label={text('imports.message')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('imports.line')}</TableCell>
          <TableCell>{text('imports.column')}</TableCell>
          <TableCell>{text('imports.message')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {errors.map(({ line, column, code, message }) => (
          <TableRow key={`${line} ${column} ${code}`}>
            <TableCell>{line ?? '–'}</TableCell>
            <TableCell>
              <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
                {column}
              </Typography>
            </TableCell>
            <TableCell>{message}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
