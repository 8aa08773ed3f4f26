import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { Panel } from '../../layout/panel';
import { readAmount } from '../../orders/refundable';
import { useText } from '../../texts/use-text';
import type { Choices } from './draft-data';
import type { EnteredProduct } from './entered-product';

/** What every panel of the form has. */
export interface FormPanelProps {
  form: EnteredProduct;
  choices: Choices;
  change: (changed: Partial<EnteredProduct>) => void;
  isReadOnly: boolean;
  /** The variants that the shop has. Their stock is not part of a draft. */
  shopVariants: ReadonlySet<string>;
}

export const pair = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** The brand, category, prices, size guide and prints. */
export function BasicsPanel({ form, choices, change, isReadOnly, shopVariants }: FormPanelProps) {
  const text = useText();
  const { prints, prices } = form;
  const enteredCurrencies = shopVariants.size > 0 ? [] : choices.currencies;
  return (
    <Panel title={text('drafts.basics')}>
      <Box sx={pair}>
        <TextField
          label={text('drafts.brand')}
          value={form.brand}
          required
          autoFocus
          autoComplete="off"
          disabled={isReadOnly}
          onChange={({ target }) => change({ brand: target.value })}
        />
        <TextField
          select
          label={text('products.category')}
          value={form.categoryId}
          required
          disabled={isReadOnly}
          onChange={({ target }) => change({ categoryId: target.value })}
        >
          {choices.categories.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {enteredCurrencies.map((currency) => {
          const price = prices[currency] ?? '';
          const isWrong = price !== '' && readAmount(price, currency) === null;
          return (
            <TextField
              key={currency}
              label={text('products.unit', { currency })}
              value={price}
              required
              autoComplete="off"
              disabled={isReadOnly}
              error={isWrong}
              helperText={isWrong ? text('products.notPrice') : undefined}
              onChange={({ target }) => change({ prices: { ...prices, [currency]: target.value } })}
              slotProps={{
                htmlInput: {
                  inputMode: 'decimal',
                  ref: (input: HTMLInputElement | null) =>
                    input?.setCustomValidity(isWrong ? text('products.notPrice') : ''),
                },
              }}
            />
          );
        })}
        {choices.sizeGuides.length > 0 && (
          <TextField
            select
            label={text('drafts.sizeGuide')}
            value={form.sizeGuideId}
            disabled={isReadOnly}
            onChange={({ target }) => change({ sizeGuideId: target.value })}
          >
            <MenuItem value="">{text('drafts.none')}</MenuItem>
            {choices.sizeGuides.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={form.isNew}
              disabled={isReadOnly}
              onChange={({ target }) => change({ isNew: target.checked })}
            />
          }
          label={text('drafts.isNew')}
        />
        {choices.prints.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                checked={prints.includes(id)}
                disabled={isReadOnly}
                onChange={({ target }) =>
                  change({
                    prints: target.checked ? [...prints, id] : prints.filter((print) => print !== id),
                  })
                }
              />
            }
            label={text('drafts.print', { name, id })}
          />
        ))}
      </Box>
    </Panel>
  );
}
