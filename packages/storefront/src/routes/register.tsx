import { privateRoute } from '../addresses/private-route';
import { RegisterPage } from '../screens/account/register-page';

const { generateMetadata, Page } = privateRoute('Account.Register', (culture) => (
  <RegisterPage culture={culture} />
));

export { generateMetadata };
export default Page;
