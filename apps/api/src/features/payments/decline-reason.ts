const unknown = 'unknown';

/** Decline reasons as the end of a sentence, by the providers' codes. */
const texts: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  en: new Map([
    ['card_declined', 'the bank declined the card'],
    ['insufficient_funds', 'there is not enough money on the card'],
    ['expired_card', 'the card has expired'],
    ['authentication_failed', 'you could not be identified'],
    ['incorrect_cvc', 'the security code is wrong'],
    [unknown, 'the payment provider gave no reason'],
  ]),
  da: new Map([
    ['card_declined', 'banken afviste kortet'],
    ['insufficient_funds', 'der er ikke penge nok på kortet'],
    ['expired_card', 'kortet er udløbet'],
    ['authentication_failed', 'du kunne ikke identificeres'],
    ['incorrect_cvc', 'kontrolcifrene er forkerte'],
    [unknown, 'betalingsudbyderen gav ingen grund'],
  ]),
  es: new Map([
    ['card_declined', 'el banco ha rechazado la tarjeta'],
    ['insufficient_funds', 'no hay saldo suficiente en la tarjeta'],
    ['expired_card', 'la tarjeta ha caducado'],
    ['authentication_failed', 'no se ha podido verificar tu identidad'],
    ['incorrect_cvc', 'el código de seguridad no es correcto'],
    [unknown, 'el proveedor de pagos no ha dado ningún motivo'],
  ]),
};

const aliases = new Map([
  ['generic_decline', 'card_declined'],
  ['do_not_honor', 'card_declined'],
  ['authentication_required', 'authentication_failed'],
]);

export function declineReason(code: string | null, culture: string): string {
  const byCode = texts[culture.slice(0, 2)] ?? texts.en;
  const known = code === null ? unknown : (aliases.get(code) ?? code);
  return byCode?.get(known) ?? byCode?.get(unknown) ?? known;
}
