import type { Alias } from '@matchday/dictionary';
import { orderLineTexts, rowTexts } from '../../shop/texts';
import type { TextsOf, TranslateOf } from '../../texts/translate';

/** The texts of the product page in the browser. */
export const productTexts = [
  ...orderLineTexts,
  ...rowTexts,
  'Accessibility.Close',
  'Basket.Added',
  'Basket.Added.Text',
  'Basket.ContinueShopping',
  'Basket.View',
  'Product.AddToBasket',
  'Product.AddToBasket.Adding',
  'Product.AddToBasket.Failed',
  'Product.AddToBasket.Preorder',
  'Product.Print.Add',
  'Product.Print.Choose',
  'Product.Print.Days.One',
  'Product.Print.Days.Other',
  'Product.Print.Name',
  'Product.Print.Name.Hint',
  'Product.Print.NotReturnable',
  'Product.Print.Number',
  'Product.Print.Number.Hint',
  'Product.Print.Player',
  'Product.Print.Player.Choose',
  'Product.Print.Preview',
  'Product.Print.Preview.Text',
  'Product.Print.Price',
  'Product.Print.Remove',
  'Product.Print.Total',
  'Product.RecentlyViewed',
  'Product.Size',
  'Product.Size.Guide',
  'Product.Size.Missing',
  'Product.Size.Preorder',
  'Product.Size.SoldOut',
] as const satisfies readonly Alias[];

export type ProductTexts = TextsOf<typeof productTexts>;
export type ProductTranslate = TranslateOf<typeof productTexts>;
