import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { addBasketLine } from './add-basket-line';
import { createBasket } from './create-basket';
import { getBasket } from './get-basket';
import { getBasketSummary } from './get-basket-summary';
import { setBasketLines } from './set-basket-lines';

export function basketRoutes(app: App, context: Context): void {
  createBasket(app, context);
  getBasket(app, context);
  getBasketSummary(app, context);
  addBasketLine(app, context);
  setBasketLines(app, context);
}
