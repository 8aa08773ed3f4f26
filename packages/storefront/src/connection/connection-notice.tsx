import { Alert } from '@matchday/ui/alert';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts-provider';
import * as styles from './connection-notice.css';

/** How long the notice that the connection is back is shown, in milliseconds. */
const backOnlineShown = 4_000;

/** Shows that the browser is offline, and briefly that it is online again (S2.37). */
export function ConnectionNotice() {
  const t = useTexts();
  const [notice, setNotice] = useState<'offline' | 'online' | null>(navigator.onLine ? null : 'offline');

  useEffect(() => {
    const goOffline = () => setNotice('offline');
    const goOnline = () => setNotice('online');
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  }, []);

  useEffect(() => {
    if (notice !== 'online') return undefined;
    const timer = setTimeout(() => setNotice(null), backOnlineShown);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <div className={styles.notice}>
      {notice === 'offline' && <Alert kind="warning">{t('Accessibility.Offline')}</Alert>}
      {notice === 'online' && <Alert kind="success">{t('Accessibility.Online')}</Alert>}
    </div>
  );
}
