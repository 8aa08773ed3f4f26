import { screen, vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    paddingBlockStart: vars.space.s,
  }),
);

export const related = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    paddingBlockStart: vars.layout.section,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 40rem',
  }),
);

export const features = style(
  screen({ display: 'grid', gap: vars.space.xxs, paddingInlineStart: '1.25em', listStyle: 'disc' }),
);

/** Entering a print needs scripts. */
export const printSection = style(
  screen({
    display: 'grid',
    gap: vars.space.m,
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
export const printForm = style(screen({ display: 'grid', gap: vars.space.m }));
/** The fields with the preview next to them on every screen, so that both are visible while the shopper types. */
export const printContent = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.m,
    alignItems: 'start',
  }),
);
export const printFields = style(screen({ display: 'grid', gap: vars.space.s }));
export const printPreview = style(
  screen({
    inlineSize: '100%',
    position: 'sticky',
    insetBlockStart: 'calc(var(--header-height, 0px) + 8px)',
  }),
);
