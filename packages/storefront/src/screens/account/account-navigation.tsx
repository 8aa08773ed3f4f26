import { useAuthActions } from '@matchday/commerce/react';
import type { Alias } from '@matchday/dictionary';
import { Alert } from '@matchday/ui/alert';
import { Heading } from '@matchday/ui/heading';
import { SideNavigation } from '@matchday/ui/side-navigation';
import { useState } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import type { TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import type { memberTexts } from './texts';

export type MemberPath = '/user/profile/' | '/user/account-details/' | '/user/order-history/';

const pages = [
  { path: '/user/profile/', title: 'Account.Title' },
  { path: '/user/account-details/', title: 'Account.Details' },
  { path: '/user/order-history/', title: 'Account.Orders' },
] as const satisfies readonly { path: MemberPath; title: Alias }[];

interface AccountNavigationProps {
  current: MemberPath;
  t: TranslateOf<typeof memberTexts>;
}

/** Links to the account's pages, and the logout (S2.31). The guard decides where the logout leads. */
export function AccountNavigation({ current, t }: AccountNavigationProps) {
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
