import { serveShop } from '@matchday/storefront/server';
import { brand } from './brand/brand';

await serveShop(brand);
