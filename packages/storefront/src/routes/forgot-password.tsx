import { privateRoute } from '../addresses/private-route';
import { ForgotPasswordPage } from '../screens/account/forgot-password-page';

const { generateMetadata, Page } = privateRoute('Account.ForgotPassword', (culture) => (
  <ForgotPasswordPage culture={culture} />
));

export { generateMetadata };
export default Page;
