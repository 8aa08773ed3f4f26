import { accessories } from './accessories';
import { kids } from './kids';
import { lifestyle } from './lifestyle';
import { match } from './match';
import type { BetisRange } from './range';
import { retro } from './retro';
import { training } from './training';

export const ranges: readonly BetisRange[] = [match, training, lifestyle, kids, retro, accessories];
