import type { Club } from '../club';

export const realbetis = {
  id: 'realbetis',
  cultures: ['es', 'en'],
  currencies: ['EUR'],
  skuPrefix: 'RBB',
  eanDigit: 2,
  badge: 'shield',
  backdrop: { tint: '#f1efe6', falloff: 0.4 },
  light: { ground: '#e8dfc8', glow: '#fff6dc' },
} as const satisfies Club;
