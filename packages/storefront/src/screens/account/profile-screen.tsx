'use client';

import type { Profile } from '@matchday/commerce';
import { useUser } from '@matchday/commerce/react';
import { AddressCard } from '@matchday/ui/address-card';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Skeleton } from '@matchday/ui/skeleton';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { usePasskeyPart } from '../../passkeys/use-passkey-part';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf, TranslateOf } from '../../texts/translate';
import * as styles from './account.css';
import { LatestOrders } from './latest-orders';
import { LoadingFailed } from './loading-failed';
import { Sessions } from './sessions';
import type { profileTexts } from './texts';

/** My account (S2.8): the customer's details and latest orders. */
export function ProfileScreen({ texts }: { texts: TextsOf<typeof profileTexts> }) {
  const t = useTexts(texts);
  const { user, isError, refetch } = useUser();
  const passkeys = usePasskeyPart(() => import('../../passkeys/passkeys'));
  return (
    <>
      <Heading level={1}>{t('Account.Title')}</Heading>
      {!user && !isError && <Skeleton shape="box" className={styles.skeleton} />}
      {isError && <LoadingFailed retry={refetch} t={t} />}
      {user && (
        <>
          <Text step="lead">{t('Account.Welcome', { firstName: user.firstName })}</Text>
          <Text color="muted">{t('Account.Welcome.Text')}</Text>
          <DetailsCard user={user} t={t} />
          <LatestOrders t={t} />
          {passkeys && <passkeys.Passkeys t={t} />}
          <Sessions t={t} />
        </>
      )}
    </>
  );
}

function DetailsCard({ user, t }: { user: Profile; t: TranslateOf<typeof profileTexts> }) {
  const { pathPrefix } = useShop();
  const { firstName, lastName, email, phone, street, zipCode, city } = user;
  const lines = [`${firstName} ${lastName}`, email, phone, street, `${zipCode} ${city}`.trim()];
  return (
    <AddressCard
      heading={t('Account.Details')}
      level={2}
      lines={lines}
      action={
        <Link as={ShopLink} href={`${pathPrefix}/user/account-details/`}>
          {t('Account.Details.Edit')}
        </Link>
      }
    />
  );
}
