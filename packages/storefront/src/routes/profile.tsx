import { privateRoute } from '../addresses/private-route';
import { ProfilePage } from '../screens/account/member-pages';

const { generateMetadata, Page } = privateRoute('Account.Title', (culture) => (
  <ProfilePage culture={culture} />
));

export { generateMetadata };
export default Page;
