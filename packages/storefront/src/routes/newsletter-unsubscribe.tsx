import { privateRoute } from '../addresses/private-route';
import { UnsubscribePage } from '../screens/newsletter/newsletter-pages';

const { generateMetadata, Page } = privateRoute('Newsletter.Unsubscribe', (culture) => (
  <UnsubscribePage culture={culture} />
));

export { generateMetadata };
export default Page;
