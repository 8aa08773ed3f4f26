import type { Profile } from '@matchday/commerce';
import { useAccount } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Text } from '@matchday/ui/text';
import { TextField } from '@matchday/ui/text-field';
import { FormFrame } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import type { TranslateOf } from '../../texts/translate';
import { accountRules } from './account-rules';
import { DetailsSection } from './details-section';
import { PasswordInput } from './password-input';
import type { detailsTexts } from './texts';

/** Another address to log in with. It takes effect when the mailed link is followed. */
export function EmailForm({ user, t }: { user: Profile; t: TranslateOf<typeof detailsTexts> }) {
  const { saveProfile } = useAccount();
  const form = useForm({
    fields: {
      email: { label: t('Account.Details.Email.New'), validation: accountRules.email },
      currentPassword: {
        label: t('Account.Password.Current'),
        validation: accountRules.password,
        verbatim: true,
      },
    },
    async submit(change) {
      await saveProfile(change);
      form.clear();
    },
  });
  return (
    <DetailsSection title={t('Account.Details.Email')}>
      <Text>{t('Account.Details.Email.Text', { email: user.email })}</Text>
      <FormFrame
        form={form}
        submit={t('Account.Details.Email.Submit')}
        done={
          user.pendingEmail && (
            <Alert>{t('Account.Details.Email.Pending', { email: user.pendingEmail })}</Alert>
          )
        }
      >
        <TextField {...form.field('email')} type="email" autoComplete="email" inputMode="email" />
        <PasswordInput {...form.field('currentPassword')} autoComplete="current-password" t={t} />
      </FormFrame>
    </DetailsSection>
  );
}
