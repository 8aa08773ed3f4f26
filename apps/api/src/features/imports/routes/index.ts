import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import type { ImportQueue } from '../import-queue';
import { acceptUploads } from '../upload';
import { createStore } from './create-store';
import { exportPart } from './export-part';
import { getImport } from './get-import';
import { getProductData } from './get-product-data';
import { putProduct } from './put-product';
import { putProductPrices } from './put-product-prices';
import { startImport } from './start-import';

export function storeDataRoutes(app: App, context: StoresContext, imports: ImportQueue): void {
  app.addHook('onClose', () => imports.stop());
  createStore(app, context);
  getImport(app, context, imports);
  exportPart(app, context);
  getProductData(app, context);
  putProduct(app, context);
  putProductPrices(app, context);
}

/** Operations whose body is a file. */
export async function fileRoutes(app: App, context: StoresContext, imports: ImportQueue): Promise<void> {
  await app.register(async (files: App) => {
    acceptUploads(files, ['application/json', 'text/csv']);
    startImport(files, context, imports);
  });
}
