import { privateRoute } from '../addresses/private-route';
import { OrderHistoryPage } from '../screens/account/member-pages';

const { generateMetadata, Page } = privateRoute('Account.Orders', (culture) => (
  <OrderHistoryPage culture={culture} />
));

export { generateMetadata };
export default Page;
