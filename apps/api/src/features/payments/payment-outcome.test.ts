import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf, paymentStates, type SessionState, type Situation } from './payment-outcome';

const situation = (change: {
  payment?: Partial<Situation['payment']>;
  session?: Partial<SessionState>;
  basketOrdered?: boolean;
}): Situation => ({
  payment: { status: 'open', amount: 8995, currency: 'EUR', ...change.payment },
  session: {
    status: 'paid',
    amount: 8995,
    currency: 'EUR',
    reason: null,
    authorisation: null,
    ...change.session,
  },
  basketOrdered: change.basketOrdered ?? false,
});

describe('an open payment', () => {
  it('has no outcome while the session is open', () =>
    expect(outcomeOf(situation({ session: { status: 'open' } }))).toEqual({ kind: 'none' }));

  it('is confirmed if paid', () => expect(outcomeOf(situation({}))).toEqual({ kind: 'confirm' }));

  it('is confirmed if its amount is authorised', () =>
    expect(outcomeOf(situation({ session: { status: 'authorised' } }))).toEqual({ kind: 'confirm' }));

  it.each(['declined', 'cancelled', 'expired'] as const)('is released if %s', (status) =>
    expect(outcomeOf(situation({ session: { status, reason: 'why' } }))).toEqual({
      kind: 'release',
      status,
      reason: 'why',
    }),
  );

  it.each([{ amount: 8994 }, { currency: 'DKK' }])('is refunded if %o was paid instead', (session) =>
    expect(outcomeOf(situation({ session }))).toEqual({ kind: 'refund', reason: 'AmountMismatch' }),
  );

  it('is refunded if the basket is already ordered', () =>
    expect(outcomeOf(situation({ basketOrdered: true }))).toEqual({
      kind: 'refund',
      reason: 'AlreadyOrdered',
    }));
});

describe('a released payment', () => {
  it.each(['declined', 'cancelled', 'expired'] as const)('(%s) is confirmed if paid late', (status) =>
    expect(outcomeOf(situation({ payment: { status } }))).toEqual({ kind: 'confirm' }),
  );

  it('is not released twice', () =>
    expect(outcomeOf(situation({ payment: { status: 'expired' }, session: { status: 'expired' } }))).toEqual({
      kind: 'none',
    }));
});

it('has no outcome for a paid or refunded payment', () => {
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
