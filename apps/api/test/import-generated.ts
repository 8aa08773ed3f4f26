import { readConfig } from '../src/config';
import { createContext } from '../src/context';
import { importStore } from '../src/import/import-store';
import { generatedStores } from './generated-catalogue';

/** Fills the configured database with so many made-up products: `tsx test/import-generated.ts 10000`. */
const products = Number(process.argv[2]);
if (!Number.isInteger(products) || products < 1) throw new Error('Say how many products.');
const context = await createContext(readConfig(process.env));
for (const store of generatedStores({ products })) await importStore(context.db, store);
await context.close();
