import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf, paymentStates, type SessionState, type Situation } from './payment-outcome';

const situation = (change: {
  payment?: Partial<Situation['payment']>;
  session?: Partial<SessionState>;
  basketOrdered?: boolean;
}): Situation => ({
  payment: { status: 'open', amount: 8995, currency: 'EUR', ...change.payment },
  session: { status: 'paid', amount: 8995, currency: 'EUR', reason: null, ...change.session },
  basketOrdered: change.basketOrdered ?? false,
});

describe('an open payment', () => {
  it('waits while the session is open', () =>
    expect(outcomeOf(situation({ session: { status: 'open' } }))).toEqual({ kind: 'none' }));

  it('is confirmed when paid', () => expect(outcomeOf(situation({}))).toEqual({ kind: 'confirm' }));

  it.each(['declined', 'cancelled', 'expired'] as const)('releases its pieces when %s', (status) =>
    expect(outcomeOf(situation({ session: { status, reason: 'why' } }))).toEqual({
      kind: 'release',
      status,
      reason: 'why',
    }),
  );

  it.each([{ amount: 8994 }, { currency: 'DKK' }])('is paid back when %o was paid instead', (session) =>
    expect(outcomeOf(situation({ session }))).toEqual({ kind: 'refund', reason: 'AmountMismatch' }),
  );

  it('is paid back when the basket is an order already', () =>
    expect(outcomeOf(situation({ basketOrdered: true }))).toEqual({
      kind: 'refund',
      reason: 'AlreadyOrdered',
    }));
});

describe('a payment that was given up', () => {
  it.each(['declined', 'cancelled', 'expired'] as const)('(%s) is still honoured when paid late', (status) =>
    expect(outcomeOf(situation({ payment: { status } }))).toEqual({ kind: 'confirm' }),
  );

  it('is not released twice', () =>
    expect(outcomeOf(situation({ payment: { status: 'expired' }, session: { status: 'expired' } }))).toEqual({
      kind: 'none',
    }));
});

it('changes nothing about a payment that is paid or paid back, whatever the provider says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paymentStates.filter((state) => ['paid', 'refunding', 'refunded'].includes(state))),
      fc.constantFrom(
        'open' as const,
        'paid' as const,
        'declined' as const,
        'cancelled' as const,
        'expired' as const,
      ),
      fc.boolean(),
      fc.nat(),
      (status, session, basketOrdered, amount) => {
        const outcome = outcomeOf(
          situation({ payment: { status }, session: { status: session, amount }, basketOrdered }),
        );
        expect(outcome).toEqual({ kind: 'none' });
      },
    ),
  );
});
