import DeleteIcon from '@mui/icons-material/Delete';
import { Box, Button, IconButton, TextField } from '@mui/material';
import { Panel } from '../../layout/panel';
import { useCultureName } from '../../texts/use-culture-name';
import { useStoreText } from '../../texts/use-store-text';
import { useText } from '../../texts/use-text';
import { type FormPanelProps, pair } from './basics-panel';
import { type EnteredColor, type EnteredVariant, newVariant } from './entered-product';
import { ImageList } from './image-list';

interface Props extends FormPanelProps {
  color: EnteredColor;
  index: number;
}

const variantRow = {
  border: 0,
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 2fr 2fr 1fr auto' },
};

/** A colour of a product: its name, its images and its sizes. */
export function ColorPanel({ color, index, form, choices, change, isReadOnly, shopVariants }: Props) {
  const text = useText();
  const storeText = useStoreText();
  const nameOf = useCultureName();
  const { colors } = form;
  const { names, variants } = color;
  const set = (changed: Partial<EnteredColor>) =>
    change({ colors: colors.map((each, at) => (at === index ? { ...each, ...changed } : each)) });
  const setVariant = (at: number, changed: Partial<EnteredVariant>) =>
    set({ variants: variants.map((each, place) => (place === at ? { ...each, ...changed } : each)) });
  const shownName = storeText(names) || String(index + 1);
  return (
    <Panel title={text('drafts.colourNamed', { name: shownName })}>
      <Box sx={pair}>
        {choices.cultures.map((culture) => (
          <TextField
            key={culture}
            label={text('drafts.colourIn', { culture: nameOf(culture) })}
            value={names[culture] ?? ''}
            required
            autoComplete="off"
            disabled={isReadOnly}
            onChange={({ target }) => set({ names: { ...names, [culture]: target.value } })}
          />
        ))}
        <TextField
          type="color"
          label={text('drafts.swatch')}
          value={color.swatch}
          disabled={isReadOnly}
          onChange={({ target }) => set({ swatch: target.value })}
        />
      </Box>
      <ImageList
        images={color.images}
        cultures={choices.cultures}
        isReadOnly={isReadOnly}
        onChange={(images) => set({ images })}
      />
      {variants.map((variant, at) => (
        <Box
          key={variant.key}
          component="fieldset"
          aria-label={text('drafts.size', { number: at + 1 })}
          sx={variantRow}
        >
          <TextField
            label={text('products.size')}
            value={variant.size}
            required
            autoComplete="off"
            disabled={isReadOnly}
            onChange={({ target }) => setVariant(at, { size: target.value })}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <TextField
            label={text('orders.article')}
            value={variant.sku}
            autoComplete="off"
            disabled={isReadOnly}
            onChange={({ target }) => setVariant(at, { sku: target.value })}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <TextField
            label={text('stock.ean')}
            value={variant.ean}
            autoComplete="off"
            disabled={isReadOnly}
            onChange={({ target }) => setVariant(at, { ean: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '\\d{8,14}' } }}
          />
          <TextField
            type="number"
            label={text('products.stock')}
            value={variant.stock}
            required
            disabled={isReadOnly || shopVariants.has(variant.id)}
            onChange={({ target }) => setVariant(at, { stock: target.value })}
            slotProps={{ htmlInput: { min: 0, max: 10_000_000 } }}
          />
          {variants.length > 1 && !isReadOnly && (
            <IconButton
              aria-label={text('drafts.removeSize', { size: variant.size || at + 1 })}
              onClick={() => set({ variants: variants.filter((_, place) => place !== at) })}
            >
              <DeleteIcon />
            </IconButton>
          )}
        </Box>
      ))}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" onClick={() => set({ variants: [...variants, newVariant()] })}>
            {text('drafts.addSize')}
          </Button>
          {colors.length > 1 && (
            <Button color="error" onClick={() => change({ colors: colors.filter((_, at) => at !== index) })}>
              {text('drafts.removeColour')}
            </Button>
          )}
        </Box>
      )}
    </Panel>
  );
}
