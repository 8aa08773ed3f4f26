import type { BasketLine } from '@matchday/commerce';
import { formatDay, formatMoney } from '../../texts/format';
import type { TranslateOf } from '../../texts/translate';
import type { noticeTexts } from './texts';

/** What a shopper should know about a line. */
export interface LineNotice {
  text: string;
  color?: 'danger' | 'warning' | 'muted';
}

const fewLeft = 5;

/**
 * What there is to say about a line: sold out, price changed, not returnable, preorder, printed, or few left.
 *
 * @param formerPrice the earlier unit price, if it has changed since the shopper last saw it
 */
export function lineNotices(
  line: BasketLine,
  formerPrice: number | undefined,
  t: TranslateOf<typeof noticeTexts>,
): LineNotice[] {
  const { isAvailable, isReturnable, quantity, maxQuantity, unitPrice, unitDiscount } = line;
  const { availableFrom, productionDays } = line;
  if (maxQuantity === 0)
    return [{ text: t(isAvailable ? 'Basket.Left.None' : 'Basket.Print.Withdrawn'), color: 'danger' }];
  const notices: LineNotice[] = [];
  if (formerPrice !== undefined) {
    const price = { ...unitPrice, amount: unitPrice.amount - unitDiscount.amount };
    const before = formatMoney({ ...price, amount: formerPrice }, t.locale);
    const text = t('Basket.PriceChanged', { before, now: formatMoney(price, t.locale) });
    notices.push({ text, color: 'warning' });
  }
  if (!isReturnable) notices.push({ text: t('Basket.NotReturnable'), color: 'muted' });
  if (availableFrom !== null)
    notices.push({ text: t('Basket.Preorder', { date: formatDay(availableFrom, t.locale) }) });
  if (productionDays > 0) notices.push({ text: t.plural('Product.Print.Days', productionDays) });
  if (maxQuantity <= fewLeft)
    notices.push({
      text: t.plural('Basket.Left', maxQuantity),
      color: quantity > maxQuantity ? 'danger' : 'warning',
    });
  return notices;
}
