import {
  Box,
  Button,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadState } from '../layout/load-state';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { readVersions } from './page-data';

interface Props {
  id: string;
  /** The version of the page: the list is read again after a change. */
  version: string;
  isDisabled: boolean;
  onRestore: (versionId: string) => void;
}

/** What the page was, when and by whom. */
export function VersionPanel({ id, version, isDisabled, onRestore }: Props) {
  const text = useText();
  const { time } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['pages', 'versions', id, version],
    queryFn: () => readVersions(id),
  });
  return (
    <Panel title={text('pages.versions')}>
      {!data && <LoadState error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{text('pages.noVersions')}</Typography>}
      {data && data.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={text('pages.versions')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('pages.since')}</TableCell>
                <TableCell>{text('pages.pageTitle')}</TableCell>
                <TableCell>{text('pages.publishedBy')}</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow key={row.id}>
                  <TableCell component="th" scope="row">
                    {time(row.at)}
                  </TableCell>
                  <TableCell>{row.title}</TableCell>
                  <TableCell>{row.publishedBy?.name ?? text('pages.byImport')}</TableCell>
                  <TableCell align="right">
                    {row.isPublished ? (
                      <Chip size="small" color="success" variant="outlined" label={text('pages.isShown')} />
                    ) : (
                      !isDisabled && (
                        <Button
                          size="small"
                          aria-label={text('pages.restoreOf', { time: time(row.at), title: row.title })}
                          onClick={() => onRestore(row.id)}
                        >
                          {text('pages.restore')}
                        </Button>
                      )
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}
