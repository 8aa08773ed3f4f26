/** A shipping method as `putShippingMethod` takes it. */
export const shippingMethodExample = {
  kind: 'dropPoint',
  carrier: 'gls',
  countries: ['DK'],
  prices: { EUR: 495, DKK: 3500 },
  freeFrom: { EUR: 8000, DKK: 60_000 },
  days: { min: 1, max: 3 },
  isActive: true,
  texts: {
    en: { name: 'Pick-up point', description: 'At a shop near you' },
    da: { name: 'Pakkeshop', description: 'I en butik nær dig' },
  },
};
