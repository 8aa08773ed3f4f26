import type { Panel } from '../cloth/article';
import type { Weave } from '../cloth/knit';
import { lerp } from '../geometry';
import { print, sleevePrint } from '../patterns/pattern';
import type { Commission } from './drawer';
import { bodyPath, raglanPath, sleevePath, type TopCut } from './top-cut';

/** A top's trunk and sleeves with their prints, what is `applied` to the trunk, and its own outline if it has one; each panel lies over the ones before it. */
export function topPanels(
  commission: Commission,
  cut: TopCut,
  weave: Weave,
  { applied = '', body = bodyPath(cut) }: { applied?: string; body?: string } = {},
): Panel[] {
  const { spec, palette } = commission;
  const { left, right } = cut;
  const raglan = spec.sleeve === 'raglan';
  const area = {
    left: left.armpit[0] - 20,
    right: right.armpit[0] + 20,
    top: left.neck[1] - 16,
    bottom: Math.max(left.hem[1] + 40, 1320),
  };
  const sleeves = [left, right].map(
    (half): Panel => ({
      path: raglan ? raglanPath(half) : sleevePath(half),
      colour: palette.sleeves,
      weave,
      print: sleevePrint(
        commission,
        lerp(half.shoulder, half.armpit, 0.5),
        lerp(half.cuffOuter, half.cuffInner, 0.5),
      ),
    }),
  );
  const trunk: Panel = {
    path: body,
    colour: palette.base,
    weave,
    print: print({ ...commission, area }) + applied,
  };
  return raglan ? [trunk, ...sleeves] : [...sleeves, trunk];
}
