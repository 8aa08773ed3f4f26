import type { Alias } from '@matchday/dictionary';
import { passkeyOfferTexts } from '../../passkeys/texts';
import { orderTexts } from '../../shop/texts';
import type { TextsOf, TranslateOf } from '../../texts/translate';

/** The texts of the receipt in the browser. */
export const receiptTexts = [
  ...orderTexts,
  ...passkeyOfferTexts,
  'Basket.NoScript',
  'Basket.View',
  'Receipt.Home',
  'Receipt.NextBasket',
  'Receipt.NextBasket.Text',
  'Receipt.NotFound',
  'Receipt.NotFound.Text',
  'Receipt.OrderNumber',
  'Receipt.Pending',
  'Receipt.Pending.Slow',
  'Receipt.Pending.Text',
  'Receipt.Print',
  'Receipt.Refunded',
  'Receipt.ThankYou',
  'Receipt.ThankYou.Text',
  'Receipt.Title',
] as const satisfies readonly Alias[];

export type ReceiptTexts = TextsOf<typeof receiptTexts>;
export type ReceiptTranslate = TranslateOf<typeof receiptTexts>;
