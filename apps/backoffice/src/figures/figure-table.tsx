import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocaleState } from 'react-admin';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { downloadFigures, type FiguresQuery, type FigureTable as TableName } from './figures-data';

interface Props {
  /** The name of the table for screen readers. */
  label: string;
  empty: string;
  columns: readonly { name: string; isNumber?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  table: TableName;
  query: FiguresQuery;
}

/** A table of the figures, which can be downloaded as CSV. */
export function FigureTable({ label, empty, columns, rows, table, query }: Props) {
  const text = useText();
  const explain = useErrorText();
  const [locale] = useLocaleState();
  const download = useMutation({ mutationFn: () => downloadFigures(table, query, locale) });
  if (rows.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  const align = (index: number) => (columns[index]?.isNumber ? 'right' : 'left');
  return (
    <>
      <Box
        // Without a name of its own: the panel around it is a landmark with the name of the table.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: '26rem' }}
      >
        <Table size="small" stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map(({ name }, index) => (
                <TableCell key={name} align={align(index)}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells }) => (
              <TableRow key={key}>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index]?.name} align={align(index)}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {download.error && <Alert severity="error">{explain(errorMessage(download.error))}</Alert>}
      <Box>
        <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate()}>
          {text('figures.csvOf', { table: label })}
        </Button>
      </Box>
    </>
  );
}
