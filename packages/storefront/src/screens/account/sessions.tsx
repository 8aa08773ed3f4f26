import type { Session } from '@matchday/commerce';
import { useAccount, useSessions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Badge } from '@matchday/ui/badge';
import { Button } from '@matchday/ui/button';
import { Heading } from '@matchday/ui/heading';
import { Skeleton } from '@matchday/ui/skeleton';
import { Text } from '@matchday/ui/text';
import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';
import { useShop } from '../../shop/shop-provider';
import { formatMoment } from '../../texts/format';
import type { TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import { LoadingFailed } from './loading-failed';
import type { profileTexts } from './texts';

const EndSessionDialog = dynamic(() =>
  import('./end-session-dialog').then((module) => module.EndSessionDialog),
);

interface Translated {
  t: TranslateOf<typeof profileTexts>;
}

/** What the customer is about to log out: one device, or all others. */
interface Asked {
  title: string;
  end: (password: string) => Promise<void>;
}

/** The devices on which the customer is logged in, each with a button that logs it out. */
export function Sessions({ t }: Translated) {
  const { data: sessions, isPending, isError, refetch } = useSessions();
  const { endSession, endOtherSessions } = useAccount();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const section = useRef<HTMLElement>(null);
  const id = useId();

  function ask(title: string, end: Asked['end']) {
    setEnded(false);
    setWasAsked(true);
    setAsked({ title, end });
  }

  async function end(password: string) {
    await asked?.end(password);
    setAsked(null);
    await refetch();
    setEnded(true);
    section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} aria-busy={isPending} className={styles.card}>
      <Heading level={2} step="h3" id={id}>
        {t('Account.Sessions')}
      </Heading>
      <Text color="muted">{t('Account.Sessions.Text')}</Text>
      {isPending && <Skeleton shape="box" className={styles.skeleton} />}
      {isError && <LoadingFailed retry={refetch} t={t} />}
      {isEnded && <Alert kind="success">{t('Account.Sessions.Ended')}</Alert>}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={(title) => ask(title, (password) => endSession(session.id, password))}
              t={t}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button variant="secondary" onClick={() => ask(t('Account.Sessions.End.Others'), endOtherSessions)}>
            {t('Account.Sessions.End.Others')}
          </Button>
        </div>
      )}
      {wasAsked && (
        <EndSessionDialog title={asked?.title ?? null} onClose={() => setAsked(null)} onEnd={end} t={t} />
      )}
    </section>
  );
}

interface SessionRowProps extends Translated {
  session: Session;
  onEnd: (title: string) => void;
}

function SessionRow({ session, onEnd, t }: SessionRowProps) {
  const shop = useShop();
  const device = session.device || t('Account.Sessions.Unknown');
  const end = t('Account.Sessions.End', { device });
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
        <Button variant="secondary" onClick={() => onEnd(end)}>
          {end}
        </Button>
      )}
    </li>
  );
}
