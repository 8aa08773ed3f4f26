import type { Kit } from '../kit';
import { checkCategories } from './categories';
import { checkConditionalReads } from './conditional-reads';
import { checkContent } from './content';
import { checkProducts, type Product } from './products';
import { checkRefusals } from './refusals';
import { checkSearch } from './search';
import { checkService } from './service';

/** Everything that leaves the shop unchanged. Returns the products that were read. */
export async function checkReads(kit: Kit): Promise<Product[]> {
  await checkContent(kit);
  const categories = await checkCategories(kit);
  const products = await checkProducts(kit, categories);
  await checkSearch(kit, products);
  await checkConditionalReads(kit, { products, categories });
  await checkService(kit, products);
  await checkRefusals(kit);
  return products;
}
