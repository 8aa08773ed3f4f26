import { Box, TextField } from '@mui/material';
import { slugOf } from '../../api/new-id';
import { Panel } from '../../layout/panel';
import { useCultureName } from '../../texts/use-culture-name';
import { useText } from '../../texts/use-text';
import { type FormPanelProps, pair } from './basics-panel';
import type { EnteredTexts } from './entered-product';

const wide = { gridColumn: '1 / -1' };

/** The texts of a product in one culture. */
export function TextsPanel({
  form: { texts },
  culture,
  change,
  isReadOnly,
}: FormPanelProps & { culture: string }) {
  const text = useText();
  const nameOf = useCultureName();
  const values = texts[culture];
  if (!values) return null;
  const field = (name: keyof EnteredTexts) => ({
    value: values[name],
    autoComplete: 'off',
    disabled: isReadOnly,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ texts: { ...texts, [culture]: { ...values, [name]: target.value } } }),
  });
  return (
    <Panel title={text('drafts.textsIn', { culture: nameOf(culture) })}>
      <Box sx={pair}>
        <TextField label={text('drafts.productName')} required {...field('name')} />
        <TextField
          label={text('drafts.slug')}
          {...field('slug')}
          placeholder={slugOf(values.name)}
          slotProps={{ htmlInput: { pattern: '[a-z0-9]+(-[a-z0-9]+)*', maxLength: 120 } }}
        />
        <TextField
          label={text('drafts.description')}
          multiline
          minRows={2}
          sx={wide}
          {...field('description')}
        />
        <TextField
          label={text('drafts.features')}
          helperText={text('drafts.onePerLine')}
          multiline
          minRows={2}
          {...field('features')}
        />
        <TextField
          label={text('drafts.warnings')}
          helperText={text('drafts.onePerLine')}
          multiline
          minRows={2}
          {...field('warnings')}
        />
        <TextField label={text('drafts.composition')} {...field('composition')} />
        <TextField label={text('drafts.care')} {...field('care')} />
        <TextField label={text('drafts.metaTitle')} {...field('metaTitle')} />
        <TextField label={text('drafts.metaDescription')} {...field('metaDescription')} />
      </Box>
    </Panel>
  );
}
