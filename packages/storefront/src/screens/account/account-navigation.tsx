import { useAuthActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Heading } from '@matchday/ui/heading';
import { useId, useState } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './account.css';
import type { MemberPath } from './member-layout';

const pages: readonly { path: MemberPath; title: string }[] = [
  { path: '/user/profile/', title: 'Account.Title' },
  { path: '/user/account-details/', title: 'Account.Details' },
  { path: '/user/order-history/', title: 'Account.Orders' },
];

/** The pages of the account, and the way out of it (S2.31). Where that leads is the guard's to say. */
export function AccountNavigation({ current }: { current: MemberPath }) {
  const t = useTexts();
  const { pathPrefix } = useShop();
  const { logout } = useAuthActions();
  const [hasFailed, setHasFailed] = useState(false);
  const headingId = useId();

  async function leave() {
    setHasFailed(false);
    await logout().catch(() => setHasFailed(true));
  }

  return (
    <nav aria-labelledby={headingId} className={styles.navigation}>
      <Heading level={2} step="h4" id={headingId}>
        {t('Account.Details')}
      </Heading>
      <ul className={styles.links}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <ShopLink
              href={`${pathPrefix}${path}`}
              aria-current={path === current ? 'page' : undefined}
              className={styles.link}
            >
              {t(title)}
            </ShopLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={leave} className={styles.link}>
            {t('Account.Logout')}
          </button>
        </li>
      </ul>
      {hasFailed && <Alert kind="danger">{t('Account.Logout.Failed')}</Alert>}
    </nav>
  );
}
