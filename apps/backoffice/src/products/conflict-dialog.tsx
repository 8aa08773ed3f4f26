import { type ConflictDecision, ConflictDialog as EntryConflict } from '../layout/conflict-dialog';
import { useText } from '../texts/use-text';
import { type EnteredPrices, priceConflicts } from './price-form';

interface Props extends ConflictDecision {
  before: EnteredPrices;
  theirs: EnteredPrices;
  yours: EnteredPrices;
}

/** Shows what differs when someone else saved the same product first. Nothing that was entered is lost. */
export function ConflictDialog({ before, theirs, yours, ...rest }: Props) {
  const text = useText();
  const rows = priceConflicts(before, theirs, yours).map(
    ({ currency, field, before: earlier, theirs: now, yours: own }) => ({
      name: text(`products.${field}`, { currency }),
      before: earlier,
      theirs: now,
      yours: own,
    }),
  );
  return <EntryConflict title={text('products.conflictTitle')} rows={rows} {...rest} />;
}
