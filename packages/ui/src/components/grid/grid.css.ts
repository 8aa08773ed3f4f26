import { style, styleVariants } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

export const grid = style(component({ display: 'grid', gap: vars.layout.gap }));

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const from = (query: string) =>
  styleVariants(
    counts,
    (count) => component({ '@media': { [query]: columns(count) } }),
    query.replaceAll(/\W/g, ''),
  );

export const base = styleVariants(counts, (count) => component(columns(count)));
export const mobile = from(media.mobile);
export const tablet = from(media.tablet);
export const desktop = from(media.desktop);
export const wide = from(media.wide);
