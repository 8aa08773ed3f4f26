import { createContext } from '../src/composition';
import { readConfig } from '../src/config';
import { importStore } from '../src/features/imports/import-store';
import { generatedStores } from './generated-catalogue';

/** Imports generated products into the configured database: `tsx test/import-generated.ts 10000`. */
const products = Number(process.argv[2]);
if (!Number.isInteger(products) || products < 1) throw new Error('Pass the number of products.');
const context = await createContext(readConfig(process.env));
for (const store of generatedStores({ products })) await importStore(context.db, store);
await context.close();
