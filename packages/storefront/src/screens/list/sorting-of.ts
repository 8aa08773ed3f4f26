import { type Sorting, sortings } from '@matchday/commerce/catalogue';

/** The order that a select's value names. */
export const sortingOf = (value: string): Sorting => sortings.find((one) => one === value) ?? 'relevance';
