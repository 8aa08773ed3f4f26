import type { Alias } from '@matchday/dictionary';
import { cardTexts } from '../../shop/texts';
import type { TextsOf, TranslateOf } from '../../texts/translate';

/** The texts of a list of products in the browser. */
export const listTexts = [
  ...cardTexts,
  'Category.Count.One',
  'Category.Count.Other',
  'Category.Products',
  'List.Failed',
  'List.Filters',
  'List.Filters.Active',
  'List.Filters.Chosen.One',
  'List.Filters.Chosen.Other',
  'List.Filters.Clear',
  'List.Filters.Close',
  'List.Filters.From',
  'List.Filters.Options',
  'List.Filters.Price',
  'List.Filters.Price.From',
  'List.Filters.Price.To',
  'List.Filters.Remove',
  'List.Filters.Show.One',
  'List.Filters.Show.Other',
  'List.Filters.To',
  'List.Loading',
  'List.More',
  'List.Shown',
  'List.Sort',
  'Product.Size.OneSize',
] as const satisfies readonly Alias[];

export type ListTexts = TextsOf<typeof listTexts>;
export type ListTranslate = TranslateOf<typeof listTexts>;
