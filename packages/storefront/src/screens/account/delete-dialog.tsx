import { useAccount } from '@matchday/commerce/react';
import { Dialog } from '@matchday/ui/dialog';
import { Text } from '@matchday/ui/text';
import { FormFrame } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import type { TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import { accountRules } from './account-rules';
import { PasswordInput } from './password-input';
import type { detailsTexts } from './texts';

interface Translated {
  t: TranslateOf<typeof detailsTexts>;
}

interface DeleteDialogProps extends Translated {
  open: boolean;
  onClose: () => void;
}

/** Asks for the password before the account is deleted. The guard decides where it leads afterwards. */
export function DeleteDialog({ open, onClose, t }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Account.Delete.Question')}
      closeLabel={t('Accessibility.Close')}
    >
      <div className={styles.card}>
        <Text>{t('Account.Delete.Text')}</Text>
        <DeleteForm t={t} />
      </div>
    </Dialog>
  );
}

function DeleteForm({ t }: Translated) {
  const { deleteAccount } = useAccount();
  const form = useForm({
    fields: {
      password: { label: t('Account.Password'), validation: accountRules.password, verbatim: true },
    },
    submit: ({ password }) => deleteAccount(password),
  });
  return (
    <FormFrame form={form} submit={t('Account.Delete.Submit')}>
      <PasswordInput {...form.field('password')} autoComplete="current-password" t={t} />
    </FormFrame>
  );
}
