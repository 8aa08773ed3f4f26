import { privateRoute } from '../addresses/private-route';
import { FailedPage } from '../screens/error/failed-page';

const { generateMetadata, Page } = privateRoute('Error.Heading', (culture) => (
  <FailedPage culture={culture} />
));

export { generateMetadata };
export default Page;
