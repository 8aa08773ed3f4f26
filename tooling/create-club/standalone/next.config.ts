import { storefrontConfig } from '@matchday/storefront/next-config';
import { brand } from './brand/brand';

export default storefrontConfig(brand, { ownPages: ['/club'] });
