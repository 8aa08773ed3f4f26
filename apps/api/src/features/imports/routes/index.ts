import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import type { ImportQueue } from '../import-queue';
import { acceptUploads } from '../upload';
import { createStore } from './create-store';
import { exportPart } from './export-part';
import { getImport } from './get-import';
import { getPlayer } from './get-player';
import { getPrint } from './get-print';
import { getProductData } from './get-product-data';
import { getText } from './get-text';
import { listPlayers } from './list-players';
import { listPrints } from './list-prints';
import { listTexts } from './list-texts';
import { putPlayer } from './put-player';
import { putPrint } from './put-print';
import { putProduct } from './put-product';
import { putProductPrices } from './put-product-prices';
import { putText } from './put-text';
import { restoreText } from './restore-text';
import { startImport } from './start-import';

export function storeDataRoutes(app: App, context: StoresContext, imports: ImportQueue): void {
  app.addHook('onClose', () => imports.stop());
  createStore(app, context);
  getImport(app, context, imports);
  exportPart(app, context);
  getProductData(app, context);
  putProduct(app, context);
  putProductPrices(app, context);
  listTexts(app, context);
  getText(app, context);
  putText(app, context);
  restoreText(app, context);
  listPlayers(app, context);
  getPlayer(app, context);
  putPlayer(app, context);
  listPrints(app, context);
  getPrint(app, context);
  putPrint(app, context);
}

/** Operations whose body is a file. */
export async function fileRoutes(app: App, context: StoresContext, imports: ImportQueue): Promise<void> {
  await app.register(async (files: App) => {
    acceptUploads(files, ['application/json', 'text/csv']);
    startImport(files, context, imports);
  });
}
