import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import { listStock } from './list-stock';
import { listStockMovements } from './list-stock-movements';
import { adjustStock, countStock } from './write-stock';

/** Operations on stock for a store's staff. */
export function stockRoutes(app: App, context: StoresContext): void {
  listStock(app, context);
  listStockMovements(app, context);
  countStock(app, context);
  adjustStock(app, context);
}
