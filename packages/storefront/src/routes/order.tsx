import { privateRoute } from '../addresses/private-route';
import { OrderPage } from '../screens/account/member-pages';

const { generateMetadata, Page } = privateRoute('Account.Orders', (culture) => (
  <OrderPage culture={culture} />
));

export { generateMetadata };
export default Page;
