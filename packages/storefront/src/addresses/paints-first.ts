import { isScreen } from '@matchday/screen-addresses';
import type { Brand } from '../brand';
import { cultureOfPath } from './paths';

/**
 * Whether a path's page is complete without scripts, so that they can start late: products, categories, content and the
 * front page. The screens, such as the basket, the checkout and the login, show nothing to act on before theirs run. For
 * the server only.
 */
export const paintsFirst = (brand: Pick<Brand, 'cultures'>, pathname: string): boolean =>
  !isScreen(pathname.slice(cultureOfPath(brand, pathname).pathPrefix.length));
