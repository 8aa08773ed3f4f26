import { useAuth } from '@matchday/commerce/react';
import { Spinner } from '@matchday/ui/spinner';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShop } from '../../shop/shop-provider';
import * as styles from './account.css';
import { loginPath } from './return-path';

/**
 * The guard 'auth' (S2.27, S6.2): hides its children if no user is logged in and redirects to the login, and from
 * there back. After a logout it redirects to the front page (S2.31).
 */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { pathPrefix } = useShop();
  const router = useRouter();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const ended = useAuth((state) => state.ended);
  const wasLoggedIn = useRef(false);
  useEffect(() => {
    const isLeaving = wasLoggedIn.current && ended === 'logout';
    wasLoggedIn.current = isLoggedIn === true;
    if (isLoggedIn === false) router.replace(isLeaving ? `${pathPrefix}/` : loginPath(pathPrefix, location));
  }, [isLoggedIn, ended, pathPrefix, router]);
  if (isLoggedIn) return children;
  return (
    <div aria-busy className={styles.waiting}>
      <Spinner />
    </div>
  );
}
