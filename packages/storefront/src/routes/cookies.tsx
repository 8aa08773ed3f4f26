import { privateRoute } from '../addresses/private-route';
import { CookiesPage } from '../screens/cookies/cookies-page';

const { generateMetadata, Page } = privateRoute('Cookie.List', (culture) => (
  <CookiesPage culture={culture} />
));

export { generateMetadata };
export default Page;
