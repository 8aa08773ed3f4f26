import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import type { TranslateOf } from '../../texts/translate';

/** Reports that account data could not be loaded, with a button that tries again. */
export function LoadingFailed({
  retry,
  t,
}: {
  retry: () => void;
  t: TranslateOf<readonly ['Account.Load.Failed']>;
}) {
  return (
    <Alert kind="warning" title={t('Account.Load.Failed')}>
      <Button variant="secondary" onClick={() => retry()}>
        {t('Error.Retry')}
      </Button>
    </Alert>
  );
}
