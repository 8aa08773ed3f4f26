import type { Club } from '../club';

export const dbu = {
  id: 'dbu',
  cultures: ['da', 'en'],
  currencies: ['DKK'],
  skuPrefix: 'DBU',
  eanDigit: 3,
  badge: 'round',
  backdrop: { tint: '#eef0f1', falloff: 0.5 },
  light: { ground: '#c4122d', glow: '#ffffff' },
} as const satisfies Club;
