import { expect, it } from 'vitest';
import { moneyFaults, toMinor } from '../src/money-faults';

const euros = (amount: number) => ({ lines: [{ total: { amount, currency: 'EUR' } }] });

it.each([0, 79.95, 143.91, 0.1 + 0.2])('accepts %s euros, if the rest is too small to be sent', (amount) => {
  expect(moneyFaults(euros(toMinor(amount, 'EUR') / 100), 'EUR')).toEqual([]);
});

it('names the place of another currency, a negative amount, and too many decimals', () => {
  expect(moneyFaults(euros(1), 'DKK')).toEqual(['the body/lines/0/total is in EUR, not in DKK']);
  expect(moneyFaults(euros(-1), 'EUR')).toEqual(['the body/lines/0/total is negative']);
  expect(moneyFaults(euros(1.005), 'EUR')).toEqual(['the body/lines/0/total has too many decimals']);
});

it('knows currencies without decimals', () => {
  expect(moneyFaults({ amount: 100, currency: 'JPY' }, 'JPY')).toEqual([]);
  expect(moneyFaults({ amount: 100.5, currency: 'JPY' }, 'JPY')).toHaveLength(1);
});
