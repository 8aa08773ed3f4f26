import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useScopes } from '../access/use-permissions';
import { useText } from '../texts/use-text';
import { useCountries } from './countries';
import { readVat, type Saved, saveVat, type Vat } from './setting-data';
import { SettingForm } from './setting-form';
import { useSetting } from './use-setting';

interface Props {
  saved: Saved<Vat>;
  onSaved: () => void;
}

/** A rate as it is entered: in percent, with a decimal point or comma. */
function readRate(entered: string): number | null {
  const value = entered.trim();
  const rate = Number(value.replace(',', '.'));
  const highest = 100;
  return /^\d{1,3}([.,]\d{1,2})?$/.test(value) && rate <= highest ? rate : null;
}

/** The VAT as it is entered. */
interface EnteredVat {
  country: string | null;
  rates: readonly { code: string; rate: string }[];
}

const enteredVat = ({ vatCountry, vatRates }: Vat): EnteredVat => ({
  country: vatCountry,
  rates: Object.entries(vatRates).map(([code, rate]) => ({ code, rate: String(rate) })),
});

const storedVat = ({ country, rates }: EnteredVat): Vat => ({
  vatCountry: country,
  vatRates: Object.fromEntries(rates.map(({ code, rate }) => [code, readRate(rate) ?? 0])),
});

/** The home country of the store's VAT, and the rate of each country that it delivers to. */
export function VatPanel({ saved, onSaved }: Props) {
  const text = useText();
  const { codes, nameOf } = useCountries();
  const { can } = useScopes();
  const { form, setForm, setting } = useSetting<Vat, EnteredVat>({
    name: 'vat',
    saved,
    formOf: enteredVat,
    valueOf: storedVat,
    read: readVat,
    save: saveVat,
    onSaved,
  });
  const [chosen, setChosen] = useState('');
  const { country, rates } = form;
  const setRates = (changed: EnteredVat['rates']) => setForm({ ...form, rates: changed });
  const canChange = can('money');
  const shown = ({ vatCountry, vatRates }: Vat) => ({
    [text('settings.homeCountry')]: vatCountry === null ? '' : nameOf(vatCountry),
    ...Object.fromEntries(Object.entries(vatRates).map(([code, rate]) => [nameOf(code), `${rate} %`])),
  });
  const options = codes.filter((code) => rates.every((row) => row.code !== code));
  return (
    <SettingForm
      title={text('settings.vat')}
      setting={setting}
      canChange={canChange}
      isValid={rates.every(({ rate }) => readRate(rate) !== null)}
      shown={shown}
    >
      <TextField
        select
        label={text('settings.homeCountry')}
        helperText={text('settings.homeCountryHelp')}
        value={country ?? ''}
        disabled={!canChange}
        onChange={({ target }) => setForm({ ...form, country: target.value === '' ? null : target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text('settings.byLanguage')}</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </TextField>
      {rates.map(({ code, rate }, index) => (
        <Box key={code} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <TextField
            label={text('settings.rateOf', { country: nameOf(code) })}
            value={rate}
            disabled={!canChange}
            error={readRate(rate) === null}
            helperText={readRate(rate) === null ? text('settings.notRate') : undefined}
            autoComplete="off"
            onChange={({ target }) => setRates(rates.with(index, { code, rate: target.value }))}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          {canChange && (
            <Button
              aria-label={text('settings.removeOf', { name: nameOf(code) })}
              onClick={() => setRates(rates.filter((row) => row.code !== code))}
            >
              {text('settings.remove')}
            </Button>
          )}
        </Box>
      ))}
      {canChange && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TextField
            select
            label={text('settings.addCountry')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{text('settings.chooseCountry')}</option>
            {options.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </TextField>
          {/* A letter chooses the first country that begins with it, so choosing alone adds none. */}
          <Button
            disabled={chosen === ''}
            onClick={() => {
              setRates([...rates, { code: chosen, rate: '' }]);
              setChosen('');
            }}
          >
            {text('settings.addChosen')}
          </Button>
        </Box>
      )}
    </SettingForm>
  );
}
