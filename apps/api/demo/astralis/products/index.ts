import { accessories } from './accessories';
import { kids } from './kids';
import { legacy } from './legacy';
import { lifestyle } from './lifestyle';
import { match } from './match';
import type { AstralisRange } from './range';
import { training } from './training';

export const ranges: readonly AstralisRange[] = [match, training, lifestyle, kids, legacy, accessories];
