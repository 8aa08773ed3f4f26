import { needsLogin } from '@matchday/screen-addresses';
import type { Brand } from '../brand';
import { cultureOfPath } from './paths';

/** Whether a path of the shop is the address of a screen that only customers see (S2.27). For the server only. */
export const needsSession = (brand: Pick<Brand, 'cultures'>, pathname: string): boolean =>
  needsLogin(pathname.slice(cultureOfPath(brand, pathname).pathPrefix.length));
