import { PasswordField } from '@matchday/ui/password-field';
import type { ComponentProps } from 'react';
import type { TranslateOf } from '../../texts/translate';
import type { passwordTexts } from './texts';

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideTypedLabel'> & {
  t: TranslateOf<typeof passwordTexts>;
};

/** A password field; for a new password, the rules are shown before input. */
export function PasswordInput({ t, ...props }: PasswordInputProps) {
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
