import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import { getSettings } from '../../data/shell';
import { getTextsOf } from '../../texts/server-texts';
import { DetailsScreen } from './details-screen';
import { MemberPage } from './member-page';
import { OrderHistoryScreen } from './order-history-screen';
import { OrderScreen } from './order-screen';
import { ProfileScreen } from './profile-screen';
import { detailsTexts, orderDetailsTexts, orderHistoryTexts, profileTexts } from './texts';

interface PageProps {
  culture: string;
}

const history = '/user/order-history/';

/** My account (S2.8). */
export async function ProfilePage({ culture }: PageProps) {
  const texts = await getTextsOf(culture, profileTexts);
  return (
    <MemberPage culture={culture} path="/user/profile/" texts={texts}>
      <ProfileScreen texts={texts} />
    </MemberPage>
  );
}

/** Account details (S2.9). */
export async function DetailsPage({ culture }: PageProps) {
  const path = '/user/account-details/';
  const [settings, texts] = await Promise.all([
    getSettings(culture, localPath(cultureOf(brand, culture), path)),
    getTextsOf(culture, detailsTexts),
  ]);
  return (
    <MemberPage culture={culture} path={path} texts={texts}>
      <DetailsScreen countries={settings?.billingCountries ?? []} texts={texts} />
    </MemberPage>
  );
}

/** All orders (S2.10). */
export async function OrderHistoryPage({ culture }: PageProps) {
  const texts = await getTextsOf(culture, orderHistoryTexts);
  return (
    <MemberPage culture={culture} path={history} texts={texts}>
      <OrderHistoryScreen texts={texts} />
    </MemberPage>
  );
}

/** One order (S2.11), the same page for all of them. */
export async function OrderPage({ culture }: PageProps) {
  const texts = await getTextsOf(culture, orderDetailsTexts);
  return (
    <MemberPage culture={culture} path={history} texts={texts}>
      <OrderScreen texts={texts} />
    </MemberPage>
  );
}
