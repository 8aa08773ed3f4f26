import { useAccount } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Text } from '@matchday/ui/text';
import { useState } from 'react';
import { FormFrame } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import type { TranslateOf } from '../../texts/translate';
import { accountRules } from './account-rules';
import { DetailsSection } from './details-section';
import { PasswordInput } from './password-input';
import type { detailsTexts } from './texts';

/** Another password, which logs out every other device. */
export function PasswordForm({ t }: { t: TranslateOf<typeof detailsTexts> }) {
  const { changePassword } = useAccount();
  const [isChanged, setIsChanged] = useState(false);
  const form = useForm({
    fields: {
      currentPassword: {
        label: t('Account.Password.Current'),
        validation: accountRules.password,
        verbatim: true,
      },
      newPassword: { label: t('Account.Password.New'), validation: accountRules.newPassword, verbatim: true },
    },
    async submit(passwords) {
      setIsChanged(false);
      await changePassword(passwords);
      form.clear();
      setIsChanged(true);
    },
  });
  return (
    <DetailsSection title={t('Account.Details.Password')}>
      <Text>{t('Account.Details.Password.Text')}</Text>
      <FormFrame
        form={form}
        submit={t('Account.Details.Password.Submit')}
        done={isChanged && <Alert kind="success">{t('Account.Details.Password.Changed')}</Alert>}
      >
        <PasswordInput {...form.field('currentPassword')} autoComplete="current-password" t={t} />
        <PasswordInput {...form.field('newPassword')} autoComplete="new-password" t={t} />
      </FormFrame>
    </DetailsSection>
  );
}
