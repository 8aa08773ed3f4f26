import { Dialog } from '@matchday/ui/dialog';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import { FormFrame } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import type { TranslateOf } from '../../texts/translate';
import { accountRules } from './account-rules';
import { PasswordInput } from './password-input';
import type { endSessionTexts } from './texts';

interface EndSessionDialogProps {
  /** What to log out, as the button says; null while nothing is to be. */
  title: string | null;
  onClose: () => void;
  /** Logs it out. */
  onEnd: (password: string) => Promise<void>;
  t: TranslateOf<typeof endSessionTexts>;
}

/** Asks for the password before a device is logged out. */
export function EndSessionDialog({ title, onClose, onEnd, t }: EndSessionDialogProps) {
  return (
    <Dialog open={title !== null} onClose={onClose} title={title ?? ''} closeLabel={t('Accessibility.Close')}>
      <Stack gap="s">
        <Text>{t('Account.Sessions.End.Text')}</Text>
        <EndSessionForm onEnd={onEnd} t={t} />
      </Stack>
    </Dialog>
  );
}

function EndSessionForm({ onEnd, t }: Pick<EndSessionDialogProps, 'onEnd' | 't'>) {
  const form = useForm({
    fields: {
      password: { label: t('Account.Password'), validation: accountRules.password, verbatim: true },
    },
    submit: ({ password }) => onEnd(password),
  });
  return (
    <FormFrame form={form} submit={t('Account.Sessions.End.Submit')}>
      <PasswordInput {...form.field('password')} autoComplete="current-password" t={t} />
    </FormFrame>
  );
}
