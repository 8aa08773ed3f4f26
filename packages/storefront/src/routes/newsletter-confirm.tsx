import { privateRoute } from '../addresses/private-route';
import { ConfirmNewsletterPage } from '../screens/newsletter/newsletter-pages';

const { generateMetadata, Page } = privateRoute('Newsletter.Confirm', (culture) => (
  <ConfirmNewsletterPage culture={culture} />
));

export { generateMetadata };
export default Page;
