/** What a list needs to show others than the products that its page came with: loaded when the shopper reaches for them. */
export { productCards } from '../../shop/product-cards';
export { ActiveFilters } from './active-filters';
