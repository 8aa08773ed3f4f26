import type { Session } from '@matchday/commerce';
import { useAccount, useSessions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Badge } from '@matchday/ui/badge';
import { Button } from '@matchday/ui/button';
import { Heading } from '@matchday/ui/heading';
import { Skeleton } from '@matchday/ui/skeleton';
import { Text } from '@matchday/ui/text';
import { useId, useRef, useState } from 'react';
import { useShop } from '../../shop/shop-provider';
import { formatMoment } from '../../texts/format';
import type { TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import { LoadingFailed } from './loading-failed';
import type { profileTexts } from './texts';

interface Translated {
  t: TranslateOf<typeof profileTexts>;
}

/** The devices on which the customer is logged in, each with a button that logs it out. */
export function Sessions({ t }: Translated) {
  const { data: sessions, isPending, isError, refetch } = useSessions();
  const { endSession, endOtherSessions } = useAccount();
  const [outcome, setOutcome] = useState<'ended' | 'failed' | null>(null);
  const section = useRef<HTMLElement>(null);
  const id = useId();

  async function end(task: () => Promise<void>) {
    setOutcome(null);
    try {
      await task();
      await refetch();
      setOutcome('ended');
      section.current?.focus();
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} aria-busy={isPending} className={styles.card}>
      <Heading level={2} step="h3" id={id}>
        {t('Account.Sessions')}
      </Heading>
      <Text color="muted">{t('Account.Sessions.Text')}</Text>
      {isPending && <Skeleton shape="box" className={styles.skeleton} />}
      {isError && <LoadingFailed retry={refetch} t={t} />}
      {outcome === 'ended' && <Alert kind="success">{t('Account.Sessions.Ended')}</Alert>}
      {outcome === 'failed' && <Alert kind="danger">{t('Account.Logout.Failed')}</Alert>}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => end(() => endSession(session.id))}
              t={t}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button variant="secondary" onClick={() => end(endOtherSessions)}>
            {t('Account.Sessions.End.Others')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface SessionRowProps extends Translated {
  session: Session;
  onEnd: () => void;
}

function SessionRow({ session, onEnd, t }: SessionRowProps) {
  const shop = useShop();
  const device = session.device || t('Account.Sessions.Unknown');
  const times = {
    start: formatMoment(session.createdAt, shop),
    use: formatMoment(session.lastUsedAt, shop),
  };
  return (
    <li className={styles.session}>
      <div>
        <Text>
          {device} {session.isCurrent && <Badge>{t('Account.Sessions.Current')}</Badge>}
        </Text>
        <Text color="muted">{t('Account.Sessions.Times', times)}</Text>
      </div>
      {!session.isCurrent && (
        <Button variant="secondary" onClick={onEnd}>
          {t('Account.Sessions.End', { device })}
        </Button>
      )}
    </li>
  );
}
