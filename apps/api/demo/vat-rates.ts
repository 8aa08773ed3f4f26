/** Standard rates of value added tax in percent, by country. */
export const vatRates = {
  DK: 25,
  SE: 25,
  NO: 25,
  DE: 19,
  NL: 21,
  FR: 20,
  ES: 21,
  PT: 23,
  IT: 22,
  GB: 20,
} as const;

export type Country = keyof typeof vatRates;
