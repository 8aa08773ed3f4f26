import { style } from '@vanilla-extract/css';
import { component, typography, vars } from '../../theme';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;
const roomy = '(min-width: 34rem)';
const cards = '[data-narrow="cards"]';

export const frame = style(
  component({
    containerType: 'inline-size',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    maxInlineSize: '100%',
  }),
);

export const table = style(
  component({
    ...typography('small'),
    fontVariantNumeric: 'lining-nums tabular-nums',
    selectors: { [`&${cards}`]: { display: 'block' } },
    '@container': { [roomy]: { selectors: { [`&${cards}`]: { display: 'table' } } } },
  }),
);

/** In the card layout, rows are as wide as their frame. */
export const rows = style(
  component({
    selectors: { [`${table}${cards} > &`]: { display: 'block' } },
    '@container': {
      [roomy]: { selectors: { [`${table}${cards} > &`]: { display: 'table-row-group' } } },
    },
  }),
);

export const caption = style(
  component({
    ...typography('label'),
    textAlign: 'start',
    paddingBlockEnd: vars.space.xs,
    selectors: { [`${table}${cards} > &`]: { display: 'block' } },
    '@container': {
      [roomy]: { selectors: { [`${table}${cards} > &`]: { display: 'table-caption' } } },
    },
  }),
);

const paddings = { paddingBlock: vars.space.xs, paddingInline: vars.space.s } as const;
const atEnd = { '&[data-align="end"]': { textAlign: 'end' } } as const;

export const header = style(
  component({
    ...paddings,
    color: vars.color.textMuted,
    fontWeight: '600',
    verticalAlign: 'bottom',
    borderBlockEnd: `${vars.border.control} solid ${vars.color.borderStrong}`,
    selectors: {
      ...atEnd,
      [`${table}[data-narrow="scroll"] &:first-child`]: {
        position: 'sticky',
        insetInlineStart: 0,
        backgroundColor: vars.color.background,
      },
      [`${table}${cards} &`]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    '@container': {
      [roomy]: {
        selectors: {
          [`${table}${cards} &`]: {
            position: 'static',
            inlineSize: 'auto',
            blockSize: 'auto',
            clipPath: 'none',
          },
        },
      },
    },
  }),
);

export const row = style(
  component({
    borderBlockEnd: rule,
    selectors: {
      '&[aria-current]': { backgroundColor: vars.color.surface, fontWeight: '700' },
      [`${table}${cards} &`]: { display: 'grid', paddingBlock: vars.space.s },
    },
    '@container': {
      [roomy]: { selectors: { [`${table}${cards} &`]: { display: 'table-row' } } },
    },
  }),
);

export const cell = style(
  component({
    ...paddings,
    verticalAlign: 'top',
    selectors: {
      ...atEnd,
      'th&': { fontWeight: '600' },
      [`${table}[data-narrow="scroll"] th&`]: {
        position: 'sticky',
        insetInlineStart: 0,
        backgroundColor: 'inherit',
        backgroundImage: `linear-gradient(${vars.color.background}, ${vars.color.background})`,
      },
      [`${table}[data-narrow="scroll"] tr[aria-current] > th&`]: {
        backgroundImage: `linear-gradient(${vars.color.surface}, ${vars.color.surface})`,
      },
      [`${table}${cards} &`]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.space.m,
        padding: `${vars.space.xxs} 0`,
      },
      [`${table}${cards} th&`]: { ...typography('body'), fontWeight: '600' },
    },
    '@container': {
      [roomy]: {
        selectors: { [`${table}${cards} &`]: { display: 'table-cell', ...paddings } },
      },
    },
  }),
);

export const label = style(
  component({
    display: 'none',
    color: vars.color.textMuted,
    selectors: { [`${table}${cards} td > &`]: { display: 'block' } },
    '@container': { [roomy]: { selectors: { [`${table}${cards} td > &`]: { display: 'none' } } } },
  }),
);
