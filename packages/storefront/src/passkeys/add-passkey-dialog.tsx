import { useAccount } from '@matchday/commerce/react';
import { Dialog } from '@matchday/ui/dialog';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import { FormFrame } from '../forms/form';
import { useForm } from '../forms/use-form';
import { accountRules } from '../screens/account/account-rules';
import { PasswordInput } from '../screens/account/password-input';
import type { AddPasskeyTranslate } from './texts';

interface AddPasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when the account has the passkey. */
  onAdded: () => void;
  t: AddPasskeyTranslate;
}

/** Asks for the password, because a passkey replaces it; then the browser asks for the rest. */
export function AddPasskeyDialog({ open, onClose, onAdded, t }: AddPasskeyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Account.Passkeys.Add')}
      closeLabel={t('Accessibility.Close')}
    >
      <Stack gap="s">
        <Text>{t('Account.Passkeys.Add.Text')}</Text>
        <AddPasskeyForm onAdded={onAdded} t={t} />
      </Stack>
    </Dialog>
  );
}

function AddPasskeyForm({ onAdded, t }: Pick<AddPasskeyDialogProps, 'onAdded' | 't'>) {
  const { addPasskey } = useAccount();
  const form = useForm({
    fields: {
      password: { label: t('Account.Password'), validation: accountRules.password, verbatim: true },
    },
    wordings: { PasskeyExists: t('Account.Passkeys.Exists') },
    async submit({ password }) {
      if (await addPasskey(password)) onAdded();
    },
  });
  return (
    <FormFrame form={form} submit={t('Account.Passkeys.Add.Submit')}>
      <PasswordInput {...form.field('password')} autoComplete="current-password" t={t} />
    </FormFrame>
  );
}
