import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Box, FormControlLabel, IconButton, Switch } from '@mui/material';
import { useScopes } from '../access/use-permissions';
import { useStoreText } from '../texts/use-store-text';
import { useText } from '../texts/use-text';
import { type PaymentMethod, readPaymentMethods, type Saved, savePaymentMethods } from './setting-data';
import { SettingForm } from './setting-form';
import { useSetting } from './use-setting';

interface Props {
  saved: Saved<readonly PaymentMethod[]>;
  onSaved: () => void;
}

/** The order of the payment methods, and which are on. */
export function PaymentMethodsPanel({ saved, onSaved }: Props) {
  const text = useText();
  const storeText = useStoreText();
  const { can } = useScopes();
  const {
    form: methods,
    setForm: setMethods,
    setting,
  } = useSetting<readonly PaymentMethod[], readonly PaymentMethod[]>({
    name: 'payment-methods',
    saved,
    formOf: (value) => value,
    valueOf: (form) => form,
    read: readPaymentMethods,
    save: savePaymentMethods,
    onSaved,
  });
  const nameOf = ({ id, texts }: PaymentMethod) => storeText(texts)?.name ?? id;
  const canChange = can('money');
  const move = (from: number, to: number) => {
    const moved = [...methods];
    moved.splice(to, 0, ...moved.splice(from, 1));
    setMethods(moved);
  };
  const shown = (list: readonly PaymentMethod[]) =>
    Object.fromEntries(
      list.map((method, index) => [
        nameOf(method),
        `${index + 1}. ${text((method.isActive ?? true) ? 'settings.on' : 'settings.off')}`,
      ]),
    );
  return (
    <SettingForm title={text('settings.payment')} setting={setting} canChange={canChange} shown={shown}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {methods.map((method, index) => (
          <Box component="li" key={method.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <IconButton
              size="small"
              aria-label={text('settings.earlier', { name: nameOf(method) })}
              disabled={!canChange || index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={text('settings.later', { name: nameOf(method) })}
              disabled={!canChange || index === methods.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
            <FormControlLabel
              sx={{ ml: 1 }}
              control={
                <Switch
                  checked={method.isActive ?? true}
                  disabled={!canChange}
                  onChange={({ target }) =>
                    setMethods(methods.with(index, { ...method, isActive: target.checked }))
                  }
                />
              }
              label={nameOf(method)}
            />
          </Box>
        ))}
      </Box>
    </SettingForm>
  );
}
