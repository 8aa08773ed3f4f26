import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { useTexts } from '../../texts/texts-provider';

/** Something of the account could not be had, and may be asked for again. */
export function LoadingFailed({ retry }: { retry: () => void }) {
  const t = useTexts();
  return (
    <Alert kind="warning" title={t('Account.Load.Failed')}>
      <Button variant="secondary" onClick={retry}>
        {t('Error.Retry')}
      </Button>
    </Alert>
  );
}
