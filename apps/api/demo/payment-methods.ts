import type { PaymentMethodRow } from '../src/features/imports/store-data';
import { type Culture, each } from './club';

const texts = {
  en: { name: 'Card payment (test)', description: 'No real money moves. Pick any outcome on the next page.' },
  da: {
    name: 'Kortbetaling (test)',
    description: 'Der flyttes ingen rigtige penge. Vælg selv udfaldet på næste side.',
  },
  es: {
    name: 'Pago con tarjeta (prueba)',
    description: 'No se mueve dinero real. Elige el resultado en la página siguiente.',
  },
} as const;

/** Denmark wants payments to be captured when the goods are sent, except those that a shopper agrees to pay before. */
export function paymentMethods(cultures: readonly Culture[]): PaymentMethodRow[] {
  return [
    {
      id: 'card',
      provider: 'sandbox',
      captureOnDispatch: ['DK'],
      prepaid: ['prints', 'preorders'],
      texts: each(cultures, (culture) => texts[culture]),
    },
  ];
}
