import type { Passkey } from '@matchday/commerce';
import { useAccount, usePasskeys } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { Heading } from '@matchday/ui/heading';
import { Skeleton } from '@matchday/ui/skeleton';
import { Text } from '@matchday/ui/text';
import { useId, useRef, useState } from 'react';
import * as styles from '../screens/account/account.css';
import { LoadingFailed } from '../screens/account/loading-failed';
import { useShop } from '../shop/shop-provider';
import { formatMoment } from '../texts/format';
import { AddPasskey } from './add-passkey';
import { RemovePasskeyDialog } from './remove-passkey-dialog';
import type { PasskeysTranslate } from './texts';

interface Translated {
  t: PasskeysTranslate;
}

/** The customer's passkeys in the profile, with a button for a new one. */
export function Passkeys({ t }: Translated) {
  const { data: passkeys, isPending, isError, refetch } = usePasskeys();
  const { removePasskey } = useAccount();
  const [outcome, setOutcome] = useState<'added' | 'removed' | 'failed' | null>(null);
  const [asked, setAsked] = useState<Passkey | null>(null);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const nameOf = ({ name }: Passkey) => name || t('Account.Sessions.Unknown');

  async function show(change: 'added' | 'removed') {
    await refetch();
    setOutcome(change);
    section.current?.focus();
  }

  async function remove() {
    setOutcome(null);
    try {
      if (asked) await removePasskey(asked.id);
      setAsked(null);
      await show('removed');
    } catch {
      setAsked(null);
      setOutcome('failed');
    }
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} aria-busy={isPending} className={styles.card}>
      <Heading level={2} step="h3" id={id}>
        {t('Account.Passkeys')}
      </Heading>
      <Text color="muted">{t('Account.Passkeys.Text')}</Text>
      {isPending && <Skeleton shape="box" className={styles.skeleton} />}
      {isError && <LoadingFailed retry={refetch} t={t} />}
      {outcome === 'added' && <Alert kind="success">{t('Account.Passkeys.Added')}</Alert>}
      {outcome === 'removed' && <Alert kind="success">{t('Account.Passkeys.Removed')}</Alert>}
      {outcome === 'failed' && <Alert kind="danger">{t('Account.Passkeys.Failed')}</Alert>}
      {passkeys?.length === 0 && <Text>{t('Account.Passkeys.Empty')}</Text>}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.session}>
              <PasskeyText passkey={passkey} name={nameOf(passkey)} t={t} />
              <Button variant="secondary" onClick={() => setAsked(passkey)}>
                {t('Account.Passkeys.Remove', { device: nameOf(passkey) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {passkeys && <AddPasskey onAdded={() => show('added')} t={t} />}
      <RemovePasskeyDialog
        device={asked && nameOf(asked)}
        onClose={() => setAsked(null)}
        onRemove={remove}
        t={t}
      />
    </section>
  );
}

function PasskeyText({ passkey, name, t }: Translated & { passkey: Passkey; name: string }) {
  const shop = useShop();
  const start = formatMoment(passkey.createdAt, shop);
  return (
    <div>
      <Text>{name}</Text>
      <Text color="muted">
        {passkey.lastUsedAt === null
          ? t('Account.Passkeys.Times.Unused', { start })
          : t('Account.Passkeys.Times', { start, use: formatMoment(passkey.lastUsedAt, shop) })}
      </Text>
    </div>
  );
}
