import { Alert, Box, Button, TextField } from '@mui/material';
import { useScopes } from '../access/use-permissions';
import { errorMessage } from '../api/error-message';
import { useEntry } from '../api/use-entry';
import { DraftNotice } from '../drafts/draft-notice';
import { Panel } from '../layout/panel';
import { PriorPrices } from '../sales/prior-prices';
import { salePrices } from '../sales/sale-form';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { ConflictDialog } from './conflict-dialog';
import { type EnteredPrice, enteredPrices, priceFault, storedPrices } from './price-form';
import { type ProductRecord, readProduct, savePrices } from './product-data';

interface Props {
  record: ProductRecord;
  onSaved: () => void;
}

/** The prices of a product in each currency of the store. */
export function PricePanel({ record, onSaved }: Props) {
  const text = useText();
  const explain = useErrorText();
  const { can } = useScopes();
  const entry = useEntry({
    name: `products/${record.id}/prices`,
    record,
    valueOf: ({ product }) => enteredPrices(product.prices),
    read: () => readProduct(record.id),
    onSaved,
  });
  const { value: prices, base, conflict } = entry;
  const before = enteredPrices(base.product.prices);
  const changedSales = salePrices(
    Object.fromEntries(
      Object.entries(prices)
        .filter(([currency, { discounted }]) => discounted !== before[currency]?.discounted)
        .map(([currency, { discounted }]) => [currency, discounted]),
    ),
    base.product.prices,
  );
  const isValid = Object.entries(prices).every(([currency, price]) => priceFault(price, currency) === null);

  const save = () =>
    entry.run({
      save: (on, entered) => savePrices(on, storedPrices(entered, on.product.prices)),
      done: text('products.saved'),
    });
  const change = (currency: string, field: keyof EnteredPrice, value: string) =>
    entry.setValue({
      ...prices,
      [currency]: { unit: '', discounted: '', ...prices[currency], [field]: value },
    });
  return (
    <Panel title={text('products.prices')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) save();
        }}
      >
        <DraftNotice draft={entry} />
        {entry.error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {explain(errorMessage(entry.error))}
          </Alert>
        )}
        {Object.entries(prices).map(([currency, price]) => {
          const fault = priceFault(price, currency);
          return (
            <Box
              key={currency}
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
                alignItems: 'start',
              }}
            >
              <TextField
                label={text('products.unit', { currency })}
                value={price.unit}
                required
                disabled={!can('catalogue')}
                error={fault === 'products.notPrice'}
                helperText={fault === 'products.notPrice' ? text(fault) : ' '}
                onChange={({ target }) => change(currency, 'unit', target.value)}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              />
              <TextField
                label={text('products.discounted', { currency })}
                value={price.discounted}
                disabled={!can('catalogue')}
                error={fault === 'products.notLower'}
                helperText={fault === 'products.notLower' ? text(fault) : text('products.discountedHelp')}
                onChange={({ target }) => change(currency, 'discounted', target.value)}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              />
            </Box>
          );
        })}
        {can('catalogue') && <PriorPrices productId={record.id} prices={changedSales} />}
        {can('catalogue') && (
          <Button
            type="submit"
            variant="contained"
            disabled={!isValid}
            loading={entry.isPending}
            sx={{ mt: 1 }}
          >
            {text('products.save')}
          </Button>
        )}
      </form>
      {conflict && (
        <ConflictDialog
          before={before}
          theirs={enteredPrices(conflict.theirs.product.prices)}
          yours={conflict.mine}
          {...entry.decision}
        />
      )}
    </Panel>
  );
}
