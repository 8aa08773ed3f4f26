import {
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
import { useText } from '../texts/use-text';
import { type EnteredPrices, priceConflicts } from './price-form';

interface Props {
  before: EnteredPrices;
  theirs: EnteredPrices;
  yours: EnteredPrices;
  isSaving: boolean;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

const titleId = 'conflict-title';
const shown = (value: string) => value || '–';

/** Shows what differs when someone else saved the same product first. Nothing that was entered is lost. */
export function ConflictDialog({ before, theirs, yours, isSaving, onKeep, onTake, onClose }: Props) {
  const text = useText();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('products.conflictTitle')}</DialogTitle>
      <DialogContent>
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
            {priceConflicts(before, theirs, yours).map((row) => (
              <TableRow key={`${row.currency} ${row.field}`}>
                <TableCell component="th" scope="row">
                  {text(`products.${row.field}`, { currency: row.currency })}
                </TableCell>
                <TableCell>{shown(row.before)}</TableCell>
                <TableCell>{shown(row.theirs)}</TableCell>
                <TableCell>{shown(row.yours)}</TableCell>
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
