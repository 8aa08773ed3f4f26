import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import { endSale } from './end-sale';
import { planSale } from './plan-sale';
import { planSales } from './plan-sales';
import { previewSales } from './preview-sales';
import { listSales, previewSale } from './read-sales';

/** Operations on planned sales. */
export function saleRoutes(app: App, context: StoresContext): void {
  listSales(app, context);
  planSale(app, context);
  previewSale(app, context);
  planSales(app, context);
  previewSales(app, context);
  endSale(app, context);
}
