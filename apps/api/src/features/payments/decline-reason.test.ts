import { expect, it } from 'vitest';
import { declineReason } from './decline-reason';

it.each([
  ['insufficient_funds', 'en', 'there is not enough money on the card'],
  ['insufficient_funds', 'da', 'der er ikke penge nok på kortet'],
  ['insufficient_funds', 'es', 'no hay saldo suficiente en la tarjeta'],
  ['generic_decline', 'en', 'the bank declined the card'],
  ['a_code_of_tomorrow', 'en', 'the payment provider gave no reason'],
  [null, 'da', 'betalingsudbyderen gav ingen grund'],
  ['expired_card', 'fr', 'the card has expired'],
])('%s in %s: %s', (code, culture, text) => expect(declineReason(code, culture)).toBe(text));
