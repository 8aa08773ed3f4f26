import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

const grid = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

export const page = style(
  screen({ ...grid(vars.space.xl), paddingBlock: `${vars.space.l} ${vars.layout.section}` }),
);
export const notice = style(
  screen({
    justifyItems: 'center',
    textAlign: 'center',
    paddingBlock: vars.layout.section,
    minBlockSize: '50vh',
  }),
);
export const header = style(screen(grid(vars.space.s)));
export const number = style(screen({ fontWeight: 700, fontSize: vars.type.lead.size }));
export const actions = style(screen({ '@media': { print: { display: 'none' } } }));
export const offer = style(
  screen({ ...grid(vars.space.s), maxInlineSize: '40rem', '@media': { print: { display: 'none' } } }),
);
