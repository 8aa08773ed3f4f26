import type { DeclineReason, SessionStatus } from '../session';

export type Texts = {
  testMode: string;
  testModeNote: string;
  payTo: (merchant: string) => string;
  reference: string;
  openUntil: string;
  heading: string;
  intro: string;
  pay: (amount: string) => string;
  declineHeading: string;
  declineReason: string;
  decline: string;
  cancel: string;
  expire: string;
  backTo: (merchant: string) => string;
  outcome: Record<Exclude<SessionStatus, 'open'>, { heading: string; note: string }>;
  refunded: (amount: string) => string;
  reasons: Record<DeclineReason, string>;
  frontNote: string;
  notFoundHeading: string;
  notFoundNote: string;
};

const en: Texts = {
  testMode: 'Test mode',
  testModeNote: 'No money moves. Choose how this payment ends.',
  payTo: (merchant) => `Payment to ${merchant}`,
  reference: 'Reference',
  openUntil: 'Open until',
  heading: 'Complete your payment',
  intro: 'The shop receives the outcome, as with a real card.',
  pay: (amount) => `Pay ${amount}`,
  declineHeading: 'Simulate a decline',
  declineReason: 'Reason',
  decline: 'Decline the payment',
  cancel: 'Cancel and go back',
  expire: 'Expire it now',
  backTo: (merchant) => `Back to ${merchant}`,
  outcome: {
    authorised: { heading: 'Amount reserved', note: 'The shop charges it when the goods are sent.' },
    released: { heading: 'Reservation released', note: 'Nothing more is charged.' },
    paid: { heading: 'Payment received', note: 'You can close this page.' },
    declined: { heading: 'Payment declined', note: 'Nothing was charged.' },
    cancelled: { heading: 'Payment cancelled', note: 'Nothing was charged.' },
    expired: { heading: 'This payment has expired', note: 'Nothing was charged. Start again from the shop.' },
  },
  refunded: (amount) => `${amount} has been refunded.`,
  reasons: {
    card_declined: 'The card was declined',
    insufficient_funds: 'There are not enough funds',
    expired_card: 'The card has expired',
    authentication_failed: 'The cardholder could not be verified',
  },
  frontNote: 'Payments open here from the checkout of a shop.',
  notFoundHeading: 'We cannot find this payment',
  notFoundNote: 'Check the address, or start again from the shop.',
};

const da: Texts = {
  testMode: 'Testtilstand',
  testModeNote: 'Der flyttes ingen penge. Vælg, hvordan betalingen ender.',
  payTo: (merchant) => `Betaling til ${merchant}`,
  reference: 'Reference',
  openUntil: 'Åben indtil',
  heading: 'Gennemfør din betaling',
  intro: 'Butikken får besked om resultatet, ligesom med et rigtigt kort.',
  pay: (amount) => `Betal ${amount}`,
  declineHeading: 'Lad banken sige nej',
  declineReason: 'Årsag',
  decline: 'Afvis betalingen',
  cancel: 'Annuller og gå tilbage',
  expire: 'Lad den udløbe nu',
  backTo: (merchant) => `Tilbage til ${merchant}`,
  outcome: {
    authorised: { heading: 'Beløbet er reserveret', note: 'Butikken trækker det, når varerne sendes.' },
    released: { heading: 'Reservationen er frigivet', note: 'Der trækkes ikke mere.' },
    paid: { heading: 'Betalingen er modtaget', note: 'Du skal ikke gøre mere her.' },
    declined: { heading: 'Betalingen blev afvist', note: 'Der er ikke trukket noget beløb.' },
    cancelled: { heading: 'Betalingen er annulleret', note: 'Der er ikke trukket noget beløb.' },
    expired: {
      heading: 'Betalingen er udløbet',
      note: 'Der er ikke trukket noget beløb. Begynd forfra i butikken.',
    },
  },
  refunded: (amount) => `${amount} af beløbet er betalt tilbage.`,
  reasons: {
    card_declined: 'Kortet blev afvist',
    insufficient_funds: 'Der er ikke penge nok på kontoen',
    expired_card: 'Kortet er udløbet',
    authentication_failed: 'Kortholderen kunne ikke bekræftes',
  },
  frontNote: 'En betaling åbner her fra kassen i en butik.',
  notFoundHeading: 'Vi kan ikke finde betalingen',
  notFoundNote: 'Kontrollér adressen, eller begynd forfra i butikken.',
};

const es: Texts = {
  testMode: 'Modo de prueba',
  testModeNote: 'No se mueve dinero. Elige cómo termina este pago.',
  payTo: (merchant) => `Pago a ${merchant}`,
  reference: 'Referencia',
  openUntil: 'Abierto hasta',
  heading: 'Completa tu pago',
  intro: 'La tienda recibe el resultado, igual que con una tarjeta real.',
  pay: (amount) => `Pagar ${amount}`,
  declineHeading: 'Que el banco lo rechace',
  declineReason: 'Motivo',
  decline: 'Rechazar el pago',
  cancel: 'Cancelar y volver',
  expire: 'Dejar que caduque ahora',
  backTo: (merchant) => `Volver a ${merchant}`,
  outcome: {
    authorised: { heading: 'Importe reservado', note: 'La tienda lo cobra cuando se envían los productos.' },
    released: { heading: 'Reserva liberada', note: 'No se cobra nada más.' },
    paid: { heading: 'Pago recibido', note: 'No tienes que hacer nada más aquí.' },
    declined: { heading: 'Pago rechazado', note: 'No se ha cobrado nada.' },
    cancelled: { heading: 'Pago cancelado', note: 'No se ha cobrado nada.' },
    expired: {
      heading: 'Este pago ha caducado',
      note: 'No se ha cobrado nada. Vuelve a empezar desde la tienda.',
    },
  },
  refunded: (amount) => `Se han devuelto ${amount}.`,
  reasons: {
    card_declined: 'La tarjeta fue rechazada',
    insufficient_funds: 'No hay fondos suficientes',
    expired_card: 'La tarjeta está caducada',
    authentication_failed: 'No se pudo verificar al titular',
  },
  frontNote: 'Un pago se abre aquí desde la caja de una tienda.',
  notFoundHeading: 'No encontramos este pago',
  notFoundNote: 'Comprueba la dirección o vuelve a empezar desde la tienda.',
};

const byLanguage: Record<string, Texts> = { en, da, es };

/** The texts for a locale such as `da` or `es-ES`; English for other languages. */
export function textsFor(locale: string): { language: string; texts: Texts } {
  const language = locale.split('-', 1)[0]?.toLowerCase() ?? 'en';
  const texts = byLanguage[language];
  return texts ? { language, texts } : { language: 'en', texts: en };
}
