import { useAuthActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Heading } from '@matchday/ui/heading';
import { SideNavigation } from '@matchday/ui/side-navigation';
import { useState } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './account.css';

export type MemberPath = '/user/profile/' | '/user/account-details/' | '/user/order-history/';

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

  async function leave() {
    setHasFailed(false);
    await logout().catch(() => setHasFailed(true));
  }

  return (
    <div className={styles.navigation}>
      <Heading level={2} step="h4">
        {t('Account.Details')}
      </Heading>
      <SideNavigation
        label={t('Account.Details')}
        linkAs={ShopLink}
        items={pages.map(({ path, title }) => ({
          text: t(title),
          href: `${pathPrefix}${path}`,
          current: path === current,
        }))}
        action={{ text: t('Account.Logout'), onPress: leave }}
      />
      {hasFailed && <Alert kind="danger">{t('Account.Logout.Failed')}</Alert>}
    </div>
  );
}
