import type { PrintSeed } from '../prints/print-seed';

const role = (en: string, da: string) => ({ en, da });

/** The squad plays under handles; the people behind them are as invented as the names. */
export const prints: PrintSeed<'en' | 'da', 'EUR' | 'DKK'> = {
  font: 'tektur',
  prices: {
    'name-and-number': { EUR: 17.95, DKK: 129 },
    name: { EUR: 11.95, DKK: 89 },
    number: { EUR: 9.95, DKK: 69 },
    player: { EUR: 14.95, DKK: 109 },
  },
  players: [
    ['as-kvistr', 'Kvistr', 3, role('In-game leader', 'Holdkaptajn')],
    ['as-nattlys', 'Nattlys', 7, role('Sniper', 'Skarpskytte')],
    ['as-brovagt', 'Brovagt', 9, role('Entry', 'Angriber')],
    ['as-femogfyr', 'Femogfyr', 45, role('Rifler', 'Rifler')],
    ['as-mulmo', 'Mulmo', 11, role('Support', 'Støtte')],
    ['as-tordenko', 'Tordenko', 21, role('Rifler', 'Rifler')],
    ['as-skraek-o', 'Skræk-o', 13, role('Lurker', 'Lurker')],
    ['as-halvmaane', 'Halvmåne', 88, role('Substitute', 'Reserve')],
    ['as-pilotfisk', 'Pilotfisk', 26, role('Coach', 'Træner')],
  ],
};
