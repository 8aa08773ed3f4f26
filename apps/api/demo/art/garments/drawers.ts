import type { Garment } from '../spec';
import { babyBodies } from './baby-body';
import { bags } from './bags';
import { balls } from './ball';
import type { Drawer } from './drawer';
import { drinkware } from './drinkware';
import { flatGoods } from './flat-goods';
import { headwear } from './headwear';
import { jackets } from './jackets';
import { legwears } from './legwear';
import { scarves } from './scarf';
import { shirts } from './shirts';
import { socks } from './socks';
import { sweats } from './sweats';

/** Every garment that is one piece; a kit is put together of several. */
export const drawers: Record<Exclude<Garment, 'kids-kit'>, Drawer> = {
  ...shirts,
  ...sweats,
  ...jackets,
  ...legwears,
  ...socks,
  ...headwear,
  ...scarves,
  ...bags,
  ...drinkware,
  ...balls,
  ...flatGoods,
  ...babyBodies,
};
