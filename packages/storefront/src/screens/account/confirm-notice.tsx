import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import type { TranslateOf } from '../../texts/translate';
import type { MailTask } from './mail-task';
import type { RegistrationStatus } from './registration';
import type { loginTexts } from './texts';

/** How far the confirmation of an account's new address has come. */
export function ConfirmNotice({ status, retry, t }: MailTask & { t: TranslateOf<typeof loginTexts> }) {
  switch (status) {
    case 'pending':
      return <Alert>{t('Account.Confirm.Pending')}</Alert>;
    case 'done':
      return <Alert kind="success">{t('Account.Confirm.Success')}</Alert>;
    case 'refused':
      return <Alert kind="warning">{t('Account.Confirm.Failed')}</Alert>;
    case 'failed':
      return (
        <Alert kind="danger" title={t('Form.Failed')}>
          <Button variant="secondary" onClick={retry}>
            {t('Error.Retry')}
          </Button>
        </Alert>
      );
    default:
      return null;
  }
}

/** How far the confirmation of a registration has come. */
export function RegistrationNotice({
  status,
  t,
}: {
  status: RegistrationStatus;
  t: TranslateOf<typeof loginTexts>;
}) {
  switch (status) {
    case 'confirmed':
      return <Alert kind="success">{t('Account.Confirm.Success')}</Alert>;
    case 'refused':
      return <Alert kind="warning">{t('Account.Confirm.Failed')}</Alert>;
    default:
      return <Alert>{t('Account.Confirm.Password')}</Alert>;
  }
}
