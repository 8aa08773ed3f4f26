import type { Alias } from '@matchday/dictionary';
import { amountTexts, propertyTexts, voucherTexts } from '../../shop/texts';
import type { TextsOf, TranslateOf } from '../../texts/translate';

/** The texts of the notices about a line. */
export const noticeTexts = [
  'Basket.Left.None',
  'Basket.Left.One',
  'Basket.Left.Other',
  'Basket.NotReturnable',
  'Basket.Preorder',
  'Basket.PriceChanged',
  'Basket.Print.Withdrawn',
  'Product.Print.Days.One',
  'Product.Print.Days.Other',
] as const satisfies readonly Alias[];

/** The texts of the basket page in the browser. */
export const basketTexts = [
  ...amountTexts,
  ...noticeTexts,
  ...propertyTexts,
  ...voucherTexts,
  'Basket.ContinueShopping',
  'Basket.Empty',
  'Basket.Empty.Link',
  'Basket.Empty.Text',
  'Basket.Failed',
  'Basket.Lines',
  'Basket.Load.Failed',
  'Basket.Quantity.Decrease',
  'Basket.Quantity.Increase',
  'Basket.Quantity.Of',
  'Basket.Remove.Line',
  'Basket.Removed',
  'Basket.Retry',
  'Basket.Summary',
  'Basket.Title',
  'Basket.ToCheckout',
  'Basket.Undo',
  'Product.Price.Before',
  'Product.Price.Now',
] as const satisfies readonly Alias[];

export type BasketTexts = TextsOf<typeof basketTexts>;
export type BasketTranslate = TranslateOf<typeof basketTexts>;
