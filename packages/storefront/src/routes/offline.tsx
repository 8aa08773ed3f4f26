import { privateRoute } from '../addresses/private-route';
import { OfflinePage } from '../screens/error/offline-page';

const { generateMetadata, Page } = privateRoute('Error.Offline.Heading', (culture) => (
  <OfflinePage culture={culture} />
));

export { generateMetadata };
export default Page;
