import { PasswordField } from '@matchday/ui/password-field';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts-provider';

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideTypedLabel'>;

/** A password in the shop's words; of a new one the rules are said before it is typed. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useTexts();
  const rules = props.autoComplete === 'new-password' ? t('Account.Password.Rules') : undefined;
  return (
    <PasswordField
      description={rules}
      {...props}
      showLabel={t('Account.Password.Show')}
      hideTypedLabel={t('Account.Password.Hide')}
    />
  );
}
