import { Box, Checkbox, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useSession } from '../access/use-session';
import { useRequestKey } from '../api/use-request-key';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { AmountFields } from './amount-fields';
import { type EnteredCampaign, emptyCampaign, newVouchers } from './campaign-form';
import { createCampaign } from './voucher-data';

interface Props {
  onCreated: (codes: readonly string[]) => void;
  onClose: () => void;
}

type TextFieldName = Exclude<keyof EnteredCampaign, 'amounts' | 'minimums' | 'names' | 'combinable'>;

const mostCodes = 500;
const longestName = 80;
const longestCode = 40;
const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Creates a voucher with a code, or vouchers with generated codes. */
export function CampaignDialog({ onCreated, onClose }: Props) {
  const text = useText();
  const session = useSession();
  const keyOf = useRequestKey();
  const draft = useFormDraft('vouchers/new', emptyCampaign);
  const entered = draft.value;
  const cultures = session?.store.cultures ?? [];
  const currencies = [...new Set(cultures.map(({ currency }) => currency))];
  const set = (change: Partial<EnteredCampaign>) => draft.setValue({ ...entered, ...change });
  const field = (name: TextFieldName) => ({
    name,
    value: entered[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const create = async () => {
    const body = newVouchers(entered);
    const created = await createCampaign(body, keyOf(body));
    onCreated(created.map(({ code }) => code));
  };
  return (
    <ChangeDialog
      title={text('vouchers.newTitle')}
      action={text('vouchers.create')}
      done={text('vouchers.created')}
      change={create}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text('vouchers.campaign')}
        required
        autoFocus
        autoComplete="off"
        {...field('campaign')}
        slotProps={{ htmlInput: { maxLength: longestName } }}
      />
      <RadioGroup
        row
        aria-label={text('vouchers.codes')}
        value={entered.codes}
        onChange={(_, codes) => set({ codes: codes as EnteredCampaign['codes'] })}
      >
        <FormControlLabel value="one" control={<Radio />} label={text('vouchers.oneCode')} />
        <FormControlLabel value="generated" control={<Radio />} label={text('vouchers.generated')} />
      </RadioGroup>
      {entered.codes === 'one' ? (
        <TextField
          label={text('vouchers.code')}
          required
          autoComplete="off"
          {...field('code')}
          slotProps={{ htmlInput: { maxLength: longestCode } }}
        />
      ) : (
        <Box sx={pair}>
          <TextField
            type="number"
            label={text('vouchers.count')}
            required
            helperText={text('vouchers.countHelp')}
            {...field('count')}
            slotProps={{ htmlInput: { min: 1, max: mostCodes } }}
          />
          <TextField
            label={text('vouchers.prefix')}
            autoComplete="off"
            {...field('prefix')}
            slotProps={{ htmlInput: { pattern: '[A-Za-z0-9]{0,10}' } }}
          />
        </Box>
      )}
      <TextField
        select
        label={text('vouchers.effect')}
        {...field('kind')}
        slotProps={{ select: { native: true } }}
      >
        <option value="percentage">{text('vouchers.percentage')}</option>
        <option value="amount">{text('vouchers.amount')}</option>
        <option value="freeShipping">{text('vouchers.freeShipping')}</option>
      </TextField>
      {entered.kind === 'percentage' && (
        <TextField
          type="number"
          label={text('vouchers.percent')}
          required
          {...field('percent')}
          slotProps={{ htmlInput: { min: 1, max: 100 } }}
        />
      )}
      {entered.kind === 'amount' && (
        <AmountFields
          label="vouchers.amountIn"
          currencies={currencies}
          amounts={entered.amounts}
          isRequired
          onChange={(amounts) => set({ amounts })}
        />
      )}
      <Box sx={pair}>
        {cultures.map(({ culture }) => (
          <TextField
            key={culture}
            label={text('vouchers.shownName', { culture })}
            required
            autoComplete="off"
            value={entered.names[culture] ?? ''}
            onChange={({ target }) => set({ names: { ...entered.names, [culture]: target.value } })}
          />
        ))}
      </Box>
      <Box sx={pair}>
        <TextField
          type="date"
          label={text('vouchers.validFrom')}
          {...field('validFrom')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label={text('vouchers.validUntil')}
          {...field('validUntil')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: entered.validFrom || undefined } }}
        />
      </Box>
      <AmountFields
        label="vouchers.minimumIn"
        currencies={currencies}
        amounts={entered.minimums}
        onChange={(minimums) => set({ minimums })}
      />
      {entered.codes === 'one' && (
        <Box sx={pair}>
          <TextField
            type="number"
            label={text('vouchers.maxUses')}
            {...field('maxUses')}
            slotProps={{ htmlInput: { min: 1 } }}
          />
          <TextField
            type="number"
            label={text('vouchers.maxUsesPerCustomer')}
            {...field('maxUsesPerCustomer')}
            slotProps={{ htmlInput: { min: 1 } }}
          />
        </Box>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={entered.combinable}
            onChange={({ target }) => set({ combinable: target.checked })}
          />
        }
        label={text('vouchers.combinable')}
      />
    </ChangeDialog>
  );
}
