import type { PrintSeed } from '../prints/print-seed';

const keeper = { es: 'Portero', en: 'Goalkeeper' };
const defender = { es: 'Defensa', en: 'Defender' };
const midfielder = { es: 'Centrocampista', en: 'Midfielder' };
const forward = { es: 'Delantero', en: 'Forward' };

/** An invented squad. */
export const prints: PrintSeed<'es' | 'en', 'EUR'> = {
  font: 'alegreya-sans',
  prices: {
    'name-and-number': { EUR: 18 },
    name: { EUR: 12 },
    number: { EUR: 10 },
    player: { EUR: 16 },
  },
  players: [
    ['rb-olmedar', 'Olmedar', 1, keeper],
    ['rb-trujaldo', 'Trujaldo', 2, defender],
    ['rb-p-senda', 'P. Senda', 4, defender],
    ['rb-carvallan', 'Carvallán', 5, defender],
    ['rb-lucio-mar', 'Lucio Mar', 8, midfielder],
    ['rb-benzaran', 'Benzarán', 10, midfielder],
    ['rb-itxarte', 'Itxarte', 14, midfielder],
    ['rb-naranjel', 'Naranjel', 7, forward],
    ['rb-quintalvo', 'Quintalvo', 9, forward],
    ['rb-montesol', 'Montesol', 17, forward],
    ['rb-eguino', 'Eguiño', 22, forward],
  ],
};
