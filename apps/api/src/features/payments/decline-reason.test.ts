import { expect, it } from 'vitest';
import { declineText } from './decline-reason';

it.each([
  ['insufficient_funds', 'en', 'there is not enough money on the card'],
  ['insufficient_funds', 'da', 'der er ikke penge nok på kortet'],
  ['insufficient_funds', 'es', 'no hay saldo suficiente en la tarjeta'],
  [undefined, 'en', 'the payment provider gave no reason'],
  [undefined, 'da', 'betalingsudbyderen gav ingen grund'],
  ['expired_card', 'fr', 'the card has expired'],
] as const)('%s in %s: %s', (reason, culture, text) => expect(declineText(reason, culture)).toBe(text));
