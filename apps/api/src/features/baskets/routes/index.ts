import type { Context } from '../../../context';
import type { App } from '../../../platform/http/app';
import { checkOutBasket } from '../../checkout/routes/check-out-basket';
import { getReceipt } from '../../checkout/routes/get-receipt';
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
  checkOutBasket(app, context);
  getReceipt(app, context);
}
