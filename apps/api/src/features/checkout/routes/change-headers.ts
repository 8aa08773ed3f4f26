import { Type } from 'typebox';
import { IfMatchHeader } from '../../baskets';
import { ShopHeaders } from '../../stores';

/** Headers of calls that change a basket in the checkout. */
export const BasketChangeHeaders = Type.Object({ ...ShopHeaders.properties, ...IfMatchHeader });
