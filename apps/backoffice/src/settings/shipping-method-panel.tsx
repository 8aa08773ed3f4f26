import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { useScopes } from '../access/use-permissions';
import { useCultureName } from '../texts/use-culture-name';
import { useText } from '../texts/use-text';
import { AmountFields } from '../vouchers/amount-fields';
import { useCountries } from './countries';
import { CountryField } from './country-field';
import { readShippingMethod, type Saved, type ShippingMethod, saveShippingMethod } from './setting-data';
import { SettingForm } from './setting-form';
import { enteredMethod, isComplete, storedMethod } from './shipping-method-form';
import { useSetting } from './use-setting';

interface Props {
  saved: Saved<ShippingMethod>;
  onSaved: () => void;
}

const pair = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } };

/** The texts, prices and countries of a shipping method, and whether it is on. */
export function ShippingMethodPanel({ saved, onSaved }: Props) {
  const text = useText();
  const nameOf = useCultureName();
  const countries = useCountries();
  const { can } = useScopes();
  const { id } = saved.value;
  const {
    form: entered,
    setForm: setEntered,
    setting,
  } = useSetting({
    name: `shipping-methods/${id}`,
    saved,
    formOf: enteredMethod,
    valueOf: storedMethod,
    read: () => readShippingMethod(id),
    save: saveShippingMethod,
    onSaved,
  });
  const canChange = can('money');
  const set = (change: Partial<typeof entered>) => setEntered({ ...entered, ...change });
  const currencies = Object.keys(saved.value.prices);
  const shown = (method: ShippingMethod) => {
    const { isActive, texts, prices, freeFrom, ...rest } = enteredMethod(method);
    type Row = readonly [label: string, value: string];
    const of = (label: (key: string) => string, values: Readonly<Record<string, string>>) =>
      Object.entries(values).map(([key, value]): Row => [label(key), value]);
    const names = Object.entries(texts).flatMap(([culture, { name, description }]): Row[] => [
      [`${text('settings.name')} (${nameOf(culture)})`, name],
      [`${text('settings.description')} (${nameOf(culture)})`, description],
    ]);
    return Object.fromEntries<string>([
      [text('settings.isOn'), text(isActive ? 'settings.on' : 'settings.off')],
      ...names,
      [text('settings.countries'), rest.countries.map(countries.nameOf).join(', ')],
      ...of((currency) => text('settings.priceIn', { currency }), prices),
      ...of((currency) => text('settings.freeFromIn', { currency }), freeFrom),
    ]);
  };
  return (
    <SettingForm
      title={text('settings.delivery')}
      setting={setting}
      canChange={canChange}
      isValid={isComplete(entered)}
      shown={shown}
    >
      <FormControlLabel
        control={
          <Switch
            checked={entered.isActive}
            disabled={!canChange}
            onChange={({ target }) => set({ isActive: target.checked })}
          />
        }
        label={text('settings.isOn')}
      />
      {Object.entries(entered.texts).map(([culture, texts]) => (
        <Box key={culture} sx={pair}>
          {(['name', 'description'] as const).map((field) => (
            <TextField
              key={field}
              label={`${text(`settings.${field}`)} (${nameOf(culture)})`}
              value={texts[field]}
              required={field === 'name'}
              disabled={!canChange}
              autoComplete="off"
              onChange={({ target }) =>
                set({ texts: { ...entered.texts, [culture]: { ...texts, [field]: target.value } } })
              }
              slotProps={{ htmlInput: { lang: culture } }}
            />
          ))}
        </Box>
      ))}
      <AmountFields
        label="settings.priceIn"
        currencies={currencies}
        amounts={entered.prices}
        isRequired
        isDisabled={!canChange}
        onChange={(prices) => set({ prices })}
      />
      <AmountFields
        label="settings.freeFromIn"
        currencies={currencies}
        amounts={entered.freeFrom}
        isDisabled={!canChange}
        onChange={(freeFrom) => set({ freeFrom })}
      />
      <CountryField
        label={text('settings.countries')}
        countries={entered.countries}
        disabled={!canChange}
        onChange={(chosen) => set({ countries: chosen })}
      />
    </SettingForm>
  );
}
