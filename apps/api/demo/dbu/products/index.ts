import { fanGear } from './fan-gear';
import { kids } from './kids';
import { lifestyle } from './lifestyle';
import { match } from './match';
import type { DbuRange } from './range';
import { retro } from './retro';
import { training } from './training';

export const ranges: readonly DbuRange[] = [match, training, lifestyle, kids, retro, fanGear];
