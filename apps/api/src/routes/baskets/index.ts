import type { App } from '../../app';
import type { Context } from '../../context';
import { addBasketLine } from './add-basket-line';
import { checkOutBasket } from './check-out-basket';
import { createBasket } from './create-basket';
import { getBasket } from './get-basket';
import { getBasketSummary } from './get-basket-summary';
import { getReceipt } from './get-receipt';
import { setBasketLines } from './set-basket-lines';

export function basketRoutes(app: App, context: Context): void {
  createBasket(app, context);
  getBasket(app, context);
  getBasketSummary(app, context);
  addBasketLine(app, context);
  setBasketLines(app, context);
  checkOutBasket(app, context);
  getReceipt(app, context);
}
