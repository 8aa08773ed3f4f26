import { contrast } from '@matchday/ui/theme/contrast';
import { onFill, readable } from '@matchday/ui/theme/readable';
import { colors as reference } from '@matchday/ui/theme/reference-colors';
import type { BrandTokens } from '@matchday/ui/theme/tokens';
import type { Answers } from '../answers/answers';
import { mixed, shaded } from './mixed';
import { toneOf } from './tone';

export type Palette = Pick<BrandTokens, 'color' | 'tone' | 'role' | 'status' | 'backdrop'>;

/** A club's palette from its two colours: all pairs that components combine can be read. */
export function paletteOf({ main, second }: Answers['colors']): Palette {
  const page = lightTone(main);
  const fills = [page.background, page.surface, page.raised];
  const soft = mixed('#ffffff', main, 0.12);
  return {
    color: page,
    tone: {
      inverse: darkTone(main),
      brand: brandTone(main, second),
      hero: page,
      header: page,
      footer: darkTone(main),
    },
    role: {
      brand: { fill: main, on: onFill(main) },
      accent: { fill: soft, on: readable(main, [soft], 4.5) },
    },
    status: statuses(fills),
    backdrop: 'rgb(20 20 24 / 0.6)',
  };
}

function lightTone(main: string) {
  return toneOf({
    background: '#ffffff',
    surface: mixed('#ffffff', main, 0.04),
    raised: '#ffffff',
    accent: main,
    ink: shaded(main, 12, 20),
  });
}

function darkTone(main: string) {
  return toneOf({
    background: shaded(main, 10, 35),
    surface: shaded(main, 14, 32),
    raised: shaded(main, 18, 30),
    accent: '#ffffff',
    ink: '#ffffff',
  });
}

/** The region in the club's main colour; panels lie further from the text's lightness. */
function brandTone(main: string, second: string) {
  const ink = onFill(main);
  const opposite = ink === '#ffffff' ? '#000000' : '#ffffff';
  const accent = contrast(second, main) >= 4.5 ? second : ink;
  return toneOf({
    background: main,
    surface: mixed(main, opposite, 0.06),
    raised: mixed(main, opposite, 0.12),
    accent,
    ink,
  });
}

function statuses(fills: readonly string[]): Palette['status'] {
  const onPage = ({ fill, on, soft, text }: (typeof reference.status)['sale']) => ({
    fill,
    on,
    soft,
    text: readable(text, [...fills, soft], 4.5),
  });
  const { sale, success, warning, danger, info } = reference.status;
  return {
    sale: onPage(sale),
    success: onPage(success),
    warning: onPage(warning),
    danger: onPage(danger),
    info: onPage(info),
  };
}
