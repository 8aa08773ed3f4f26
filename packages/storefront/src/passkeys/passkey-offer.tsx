import { useAuth, usePasskeys } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import { useId, useState } from 'react';
import * as styles from '../screens/receipt/receipt.css';
import type { TranslateOf } from '../texts/translate';
import { AddPasskey } from './add-passkey';
import type { passkeyOfferTexts } from './texts';

interface Translated {
  t: TranslateOf<typeof passkeyOfferTexts>;
}

/** Offers a logged-in customer a passkey for the next login. */
export function PasskeyOffer({ t }: Translated) {
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  return isLoggedIn ? <OfferWithoutPasskey t={t} /> : null;
}

/** Shown to customers without a passkey only, and confirms one that they add. */
function OfferWithoutPasskey({ t }: Translated) {
  const { data: passkeys } = usePasskeys();
  const [wasAdded, setWasAdded] = useState(false);
  const id = useId();
  if (passkeys?.length !== 0) return null;
  return (
    <section aria-labelledby={id} className={styles.offer}>
      <Heading level={2} step="h3" id={id}>
        {t('Account.Passkeys.Offer')}
      </Heading>
      {wasAdded ? (
        <Alert kind="success">{t('Account.Passkeys.Added')}</Alert>
      ) : (
        <>
          <Text color="muted">{t('Account.Passkeys.Text')}</Text>
          <AddPasskey onAdded={() => setWasAdded(true)} t={t} />
        </>
      )}
    </section>
  );
}
