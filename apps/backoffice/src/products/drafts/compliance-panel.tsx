import { Box, TextField, Typography } from '@mui/material';
import { Panel } from '../../layout/panel';
import { useText } from '../../texts/use-text';
import { type FormPanelProps, pair } from './basics-panel';

/** Who answers for the safety of the product (Regulation (EU) 2023/988). */
export function CompliancePanel({ form: { manufacturer, responsible }, change, isReadOnly }: FormPanelProps) {
  const text = useText();
  const makes = (field: keyof typeof manufacturer) => ({
    value: manufacturer[field],
    autoComplete: 'off',
    disabled: isReadOnly,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ manufacturer: { ...manufacturer, [field]: target.value } }),
  });
  const answers = (field: keyof typeof responsible) => ({
    value: responsible[field],
    autoComplete: 'off',
    disabled: isReadOnly,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ responsible: { ...responsible, [field]: target.value } }),
  });
  return (
    <Panel title={text('drafts.compliance')}>
      <Box sx={pair}>
        <TextField label={text('drafts.makerName')} required {...makes('name')} />
        <TextField label={text('drafts.makerAddress')} required {...makes('address')} />
        <TextField label={text('drafts.makerEmail')} type="email" required {...makes('email')} />
        <TextField
          label={text('drafts.makerCountry')}
          helperText={text('drafts.countryHelp')}
          {...makes('country')}
          slotProps={{ htmlInput: { pattern: '[A-Za-z]{2}', maxLength: 2 } }}
        />
      </Box>
      <Typography color="textSecondary">{text('drafts.responsibleText')}</Typography>
      <Box sx={pair}>
        <TextField label={text('drafts.responsibleName')} {...answers('name')} />
        <TextField label={text('drafts.responsibleAddress')} {...answers('address')} />
        <TextField label={text('drafts.responsibleEmail')} type="email" {...answers('email')} />
      </Box>
    </Panel>
  );
}
