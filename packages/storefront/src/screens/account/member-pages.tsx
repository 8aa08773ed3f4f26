import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import { getSettings } from '../../data/shell';
import { DetailsScreen } from './details-screen';
import { MemberPage } from './member-page';
import { OrderHistoryScreen } from './order-history-screen';
import { OrderScreen } from './order-screen';
import { ProfileScreen } from './profile-screen';

interface PageProps {
  culture: string;
}

const history = '/user/order-history/';
const orderTexts = ['Receipt.*', 'Basket.*', 'Category.*', 'Withdrawal.Link'];

/** My account (S2.8). */
export const ProfilePage = ({ culture }: PageProps) => (
  <MemberPage culture={culture} path="/user/profile/" texts={orderTexts}>
    <ProfileScreen />
  </MemberPage>
);

/** Account details (S2.9). */
export async function DetailsPage({ culture }: PageProps) {
  const path = '/user/account-details/';
  const settings = await getSettings(culture, localPath(cultureOf(brand, culture), path));
  return (
    <MemberPage culture={culture} path={path} texts={['Checkout.*']}>
      <DetailsScreen countries={settings?.checkoutSettings.countries ?? []} />
    </MemberPage>
  );
}

/** All orders (S2.10). */
export const OrderHistoryPage = ({ culture }: PageProps) => (
  <MemberPage culture={culture} path={history} texts={orderTexts}>
    <OrderHistoryScreen />
  </MemberPage>
);

/** One order (S2.11), the same page for all of them. */
export const OrderPage = ({ culture }: PageProps) => (
  <MemberPage culture={culture} path={history} texts={orderTexts}>
    <OrderScreen />
  </MemberPage>
);
