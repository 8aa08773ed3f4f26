import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';

/** A value that differs between two people's versions. */
interface ConflictRow {
  name: string;
  before: string;
  theirs: string;
  yours: string;
}

/** What a person can decide, and how that goes. */
export interface ConflictDecision {
  isSaving: boolean;
  /** Why the value could not be saved either. */
  error?: Error | null;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

interface Props extends ConflictDecision {
  title: string;
  rows: readonly ConflictRow[];
}

const shown = (value: string) => value || '–';

/** Shows what differs when someone else saved the same thing first. Nothing that was entered is lost. */
export function ConflictDialog({ title, rows, isSaving, error, onKeep, onTake, onClose }: Props) {
  const text = useText();
  const explain = useErrorText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(error))}
          </Alert>
        )}
        <Typography>{text('products.conflictText')}</Typography>
        <Table size="small" sx={{ mt: 2 }}>
          <TableHead>
            <TableRow>
              <TableCell>{text('products.conflictField')}</TableCell>
              <TableCell>{text('products.conflictBefore')}</TableCell>
              <TableCell>{text('products.conflictTheirs')}</TableCell>
              <TableCell>{text('products.conflictYours')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, before, theirs, yours }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{shown(before)}</TableCell>
                <TableCell>{shown(theirs)}</TableCell>
                <TableCell>{shown(yours)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onTake}>{text('products.conflictTake')}</Button>
        <Button variant="contained" onClick={onKeep} loading={isSaving} autoFocus>
          {text('products.conflictKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
