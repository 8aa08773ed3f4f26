'use client';

import { useAuth } from '@matchday/commerce/react';
import { IconButton } from '@matchday/ui/icon-button';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';
import { ShopLink } from '../shop-link';

/** The link to the account, or to the login if no user is logged in (S2.39, S6.3). */
export function AccountLink() {
  const t = useTexts();
  const { pathPrefix } = useShop();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const [path, label] = isLoggedIn
    ? (['/user/profile/', 'Header.Account'] as const)
    : (['/login/', 'Header.Login'] as const);
  return <IconButton as={ShopLink} icon="user" label={t(label)} href={`${pathPrefix}${path}`} />;
}
