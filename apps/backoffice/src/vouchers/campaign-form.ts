import { minorUnitsOf, readAmount } from '../orders/refundable';
import type { NewVouchers } from './voucher-data';

/** What a person enters for a new campaign. */
export interface EnteredCampaign {
  campaign: string;
  codes: 'one' | 'generated';
  code: string;
  count: string;
  prefix: string;
  kind: NewVouchers['kind'];
  percent: string;
  /** By currency, in the major unit. */
  amounts: Readonly<Record<string, string>>;
  minimums: Readonly<Record<string, string>>;
  validFrom: string;
  validUntil: string;
  maxUses: string;
  maxUsesPerCustomer: string;
  combinable: boolean;
  /** By culture. */
  names: Readonly<Record<string, string>>;
}

export const emptyCampaign: EnteredCampaign = {
  campaign: '',
  codes: 'one',
  code: '',
  count: '50',
  prefix: '',
  kind: 'percentage',
  percent: '',
  amounts: {},
  minimums: {},
  validFrom: '',
  validUntil: '',
  maxUses: '',
  maxUsesPerCustomer: '',
  combinable: false,
  names: {},
};

/** The currencies whose amount cannot be read. */
export function wrongAmounts(amounts: Readonly<Record<string, string>>): string[] {
  return Object.entries(amounts)
    .filter(([currency, amount]) => amount.trim() !== '' && readAmount(amount, currency) === null)
    .map(([currency]) => currency);
}

/** Entered amounts in the minor unit; those that are empty or cannot be read are left out. */
export function minorUnits(amounts: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([currency, entered]) => {
      const amount = entered.trim() === '' ? null : readAmount(entered, currency);
      return amount === null ? [] : [[currency, Math.round(amount * minorUnitsOf(currency))]];
    }),
  );
}

const limit = (value: string) => (value === '' ? undefined : Number(value));

/** An entered campaign as the API takes it. Every generated code works once. */
export function newVouchers(entered: EnteredCampaign): NewVouchers {
  const { campaign, codes, code, count, prefix, kind, combinable, names, validFrom, validUntil } = entered;
  const isOne = codes === 'one';
  const minimums = minorUnits(entered.minimums);
  const maxUses = isOne ? limit(entered.maxUses) : 1;
  const maxUsesPerCustomer = isOne ? limit(entered.maxUsesPerCustomer) : undefined;
  return {
    campaign: campaign.trim(),
    ...(isOne ? { code: code.trim() } : { count: Number(count), ...(prefix && { prefix }) }),
    kind,
    ...(kind === 'percentage' && { percent: Number(entered.percent) }),
    ...(kind === 'amount' && { amounts: minorUnits(entered.amounts) }),
    ...(Object.keys(minimums).length > 0 && { minimums }),
    ...(validFrom && { validFrom }),
    ...(validUntil && { validUntil }),
    ...(maxUses !== undefined && { maxUses }),
    ...(maxUsesPerCustomer !== undefined && { maxUsesPerCustomer }),
    combinable,
    names: { ...names },
  };
}
