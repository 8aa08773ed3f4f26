import { privateRoute } from '../addresses/private-route';
import { DetailsPage } from '../screens/account/member-pages';

const { generateMetadata, Page } = privateRoute('Account.Details', (culture) => (
  <DetailsPage culture={culture} />
));

export { generateMetadata };
export default Page;
