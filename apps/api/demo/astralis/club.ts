import type { Club } from '../club';

export const astralis = {
  id: 'astralis',
  cultures: ['en', 'da'],
  currencies: ['EUR', 'DKK'],
  skuPrefix: 'AST',
  eanDigit: 1,
  badge: 'star',
  backdrop: { tint: '#3a3a42', falloff: 0.8 },
  light: { ground: '#1b1c22', glow: '#e2122f' },
} as const satisfies Club;
