import type { Club } from '../club';

export const astralis = {
  id: 'astralis',
  siteName: 'Astralis Shop',
  cultures: ['en', 'da'],
  currencies: ['EUR', 'DKK'],
  skuPrefix: 'AST',
  eanDigit: 1,
  badge: 'star',
  backdrop: { tint: '#e9e9ec', falloff: 0.7 },
  light: { ground: '#1b1c22', glow: '#e2122f' },
} as const satisfies Club;
