export const declineReasons = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'authentication_failed',
  'incorrect_cvc',
] as const;

/** Why a payment was declined, in the words of every provider. */
export type DeclineReason = (typeof declineReasons)[number];

/** Decline reasons as the end of a sentence. */
type Texts = Readonly<Record<DeclineReason | 'unknown', string>>;

const english: Texts = {
  card_declined: 'the bank declined the card',
  insufficient_funds: 'there is not enough money on the card',
  expired_card: 'the card has expired',
  authentication_failed: 'you could not be identified',
  incorrect_cvc: 'the security code is wrong',
  unknown: 'the payment provider gave no reason',
};

const texts: Readonly<Record<string, Texts>> = {
  en: english,
  da: {
    card_declined: 'banken afviste kortet',
    insufficient_funds: 'der er ikke penge nok på kortet',
    expired_card: 'kortet er udløbet',
    authentication_failed: 'du kunne ikke identificeres',
    incorrect_cvc: 'kontrolcifrene er forkerte',
    unknown: 'betalingsudbyderen gav ingen grund',
  },
  es: {
    card_declined: 'el banco ha rechazado la tarjeta',
    insufficient_funds: 'no hay saldo suficiente en la tarjeta',
    expired_card: 'la tarjeta ha caducado',
    authentication_failed: 'no se ha podido verificar tu identidad',
    incorrect_cvc: 'el código de seguridad no es correcto',
    unknown: 'el proveedor de pagos no ha dado ningún motivo',
  },
};

/** The text of a reason in the culture's language; English if it has no texts. */
export function declineText(reason: DeclineReason | undefined, culture: string): string {
  const language = culture.slice(0, 2);
  return (texts[language] ?? english)[reason ?? 'unknown'];
}
