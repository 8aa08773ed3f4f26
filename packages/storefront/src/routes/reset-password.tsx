import { privateRoute } from '../addresses/private-route';
import { ResetPasswordPage } from '../screens/account/reset-password-page';

const { generateMetadata, Page } = privateRoute('Account.ResetPassword', (culture) => (
  <ResetPasswordPage culture={culture} />
));

export { generateMetadata };
export default Page;
