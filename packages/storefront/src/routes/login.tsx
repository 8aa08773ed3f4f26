import { privateRoute } from '../addresses/private-route';
import { LoginPage } from '../screens/account/login-page';

const { generateMetadata, Page } = privateRoute('Account.Login', (culture) => (
  <LoginPage culture={culture} />
));

export { generateMetadata };
export default Page;
