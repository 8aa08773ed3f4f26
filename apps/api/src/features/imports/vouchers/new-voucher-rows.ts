import { randomInt, randomUUID } from 'node:crypto';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { VoucherRow } from '../store-data';
import type { NewVouchers } from './contract';

/** Without characters that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32^8 codes, so that nobody finds one by trying. */
const codeLength = 8;

/** The vouchers of a campaign: one with the given code, or one for each generated code. */
export function newVoucherRows(
  fail: Fail<'RequiredField' | 'InvalidField'>,
  { campaign, code, count = 1, prefix = '', ...conditions }: NewVouchers,
): VoucherRow[] {
  const { kind, percent, amounts, validFrom, validUntil } = conditions;
  if (kind === 'percentage' && percent === undefined) fail('RequiredField', { field: 'percent' }, 'percent');
  if (kind === 'amount' && Object.keys(amounts ?? {}).length === 0)
    fail('RequiredField', { field: 'amounts' }, 'amounts');
  if (validFrom !== undefined && validUntil !== undefined && validUntil < validFrom)
    fail('InvalidField', { field: 'validUntil' }, 'validUntil');
  const codes = code === undefined ? generatedCodes(count, prefix) : [code];
  const withCode = (one: string) => ({
    ...conditions,
    id: randomUUID(),
    code: one,
    campaign: campaign.trim(),
  });
  return codes.map(withCode);
}

function generatedCodes(count: number, prefix: string): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]);
    codes.add(`${prefix.toUpperCase()}${letters.join('')}`);
  }
  return [...codes];
}
