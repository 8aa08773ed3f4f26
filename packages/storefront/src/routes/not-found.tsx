import { culture } from 'next/root-params';
import { isSample } from '../routing/sample';
import { MissingScreen } from '../screens/error/missing-page';

/** Takes the place of a page that turned out to be missing. */
export default async function NotFoundRoute() {
  const name = await culture();
  return isSample(name) ? null : <MissingScreen culture={name} />;
}
