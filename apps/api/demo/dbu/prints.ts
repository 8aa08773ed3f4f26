import type { PrintSeed } from '../prints/print-seed';

const keeper = { da: 'Målmand', en: 'Goalkeeper' };
const defender = { da: 'Forsvar', en: 'Defender' };
const midfielder = { da: 'Midtbane', en: 'Midfielder' };
const forward = { da: 'Angreb', en: 'Forward' };

/** An invented squad, of women and men. */
export const prints: PrintSeed<'da' | 'en', 'DKK'> = {
  font: 'gabarito',
  prices: {
    'name-and-number': { DKK: 149 },
    name: { DKK: 99 },
    number: { DKK: 79 },
    player: { DKK: 129 },
  },
  players: [
    ['dbu-stenbaek', 'Stenbæk', 1, keeper],
    ['dbu-lyngaa', 'Lyngaa', 2, defender],
    ['dbu-oestrup', 'Østrup', 4, defender],
    ['dbu-fjordager', 'Fjordager', 5, defender],
    ['dbu-kjaerby-holt', 'Kjærby-Holt', 6, midfielder],
    ['dbu-vangsoe', 'Vangsø', 8, midfielder],
    ['dbu-tornvig', 'Tornvig', 10, midfielder],
    ['dbu-askelund', 'Askelund', 14, midfielder],
    ['dbu-hedevang', 'Hedevang', 9, forward],
    ['dbu-brinksted', 'Brinksted', 11, forward],
    ['dbu-ravnshoej', 'Ravnshøj', 19, forward],
    ['dbu-soemark', 'Sømark', 23, forward],
  ],
};
