import { toMoney } from '../../../platform/contract/money';
import { localDay } from '../../../platform/day';
import { errorItem } from '../../../platform/http/errors/error-body';
import type { MessageParameters } from '../../../platform/http/errors/messages';
import type { Shop } from '../../stores';
import { chosenShippingMethod } from '../addresses';
import { lineTotal, shippingCost } from '../pricing';
import type { StoredBasket } from '../queries/baskets';
import { applyVouchers, type VoucherEffect } from './apply-vouchers';
import type { BasketVoucher } from './contract';
import type { VoucherFault } from './voucher';

/** Errors of vouchers that a basket cannot use. */
export const unusableVoucherErrors = {
  409: [
    'VoucherNotYetValid',
    'VoucherExpired',
    'VoucherBelowMinimum',
    'VoucherOtherCurrency',
    'VoucherUsedUp',
    'VoucherUsedByYou',
    'VoucherNotCombinable',
  ],
} as const;

const none: VoucherEffect = { vouchers: [], lineDiscounts: new Map(), total: 0, freeShipping: false };

/** The current effect of the basket's vouchers. */
export function voucherEffect(basket: StoredBasket | undefined, shop: Shop): VoucherEffect {
  if (!basket || basket.vouchers.length === 0) return none;
  const lines = basket.lines.map((line) => ({ id: line.id, total: lineTotal(line) }));
  return applyVouchers(lines, basket.vouchers, localDay(shop.now, shop.store.timeZone));
}

export function toBasketVouchers(basket: StoredBasket | undefined, shop: Shop): BasketVoucher[] {
  const effect = voucherEffect(basket, shop);
  return (basket?.vouchers ?? []).map((voucher, at) => {
    const { discount = 0, fault } = effect.vouchers[at] ?? {};
    const saved = voucher.kind === 'freeShipping' && !fault ? waivedShippingCost(basket, effect) : discount;
    const { code, message } = fault ? errorItem(voucherFailure(fault, shop), shop) : {};
    return {
      code: voucher.code,
      kind: voucher.kind,
      name: voucher.name,
      discount: toMoney(saved, shop.currency),
      problem: code && message ? { code, message } : null,
    };
  });
}

/** The cost of the chosen shipping method without the free-shipping voucher, in the minor unit. */
export function waivedShippingCost(basket: StoredBasket | undefined, { total }: VoucherEffect): number {
  const method = basket && chosenShippingMethod(basket);
  if (!method) return 0;
  const goods = basket.lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return shippingCost(method, goods - total);
}

/** The error code of a voucher that does not apply, with the parameters of its message. */
export function voucherFailure(
  fault: VoucherFault,
  { currency, locale }: Shop,
): { code: VoucherFault['code']; params: MessageParameters } {
  const day = (isoDate: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
  switch (fault.code) {
    case 'VoucherNotYetValid':
      return { code: fault.code, params: { from: day(fault.from) } };
    case 'VoucherExpired':
      return { code: fault.code, params: { until: day(fault.until) } };
    case 'VoucherBelowMinimum': {
      const { amount } = toMoney(fault.minimum, currency);
      const minimum = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
      return { code: fault.code, params: { minimum } };
    }
    default:
      return { code: fault.code, params: {} };
  }
}

/** The voucher errors that prevent payment, each with the voucher's field. */
export function voucherErrors(basket: StoredBasket, shop: Shop) {
  const effect = voucherEffect(basket, shop);
  return basket.vouchers.flatMap(({ code }, at) => {
    const fault = effect.vouchers[at]?.fault;
    if (!fault) return [];
    return [errorItem({ ...voucherFailure(fault, shop), field: `vouchers.${code}` }, shop)];
  });
}
