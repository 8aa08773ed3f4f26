import { style } from '@vanilla-extract/css';
import { component, corners, typography, vars } from '../../theme';

const { motion } = vars;

export const modal = style(
  component({
    ...typography('body'),
    ...corners('overlay'),
    position: 'fixed',
    flexDirection: 'column',
    overflow: 'hidden',
    colorScheme: vars.color.scheme,
    backgroundColor: vars.color.background,
    color: vars.color.text,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    boxShadow: vars.shadow.overlay,
    transition: `translate ${motion.slow} ${motion.easeOut}, opacity ${motion.slow} ${motion.easeOut}, overlay ${motion.slow} allow-discrete, display ${motion.slow} allow-discrete`,
    selectors: {
      '&[open]': { display: 'flex' },
      '&::backdrop': {
        backgroundColor: vars.backdrop,
        opacity: 0,
        transition: `opacity ${motion.slow} ${motion.ease}, overlay ${motion.slow} allow-discrete, display ${motion.slow} allow-discrete`,
      },
      '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
    },
  }),
);

export const header = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    flex: 'none',
    minBlockSize: '64px',
    paddingInline: `${vars.space.l} ${vars.space.s}`,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);

export const body = style(
  component({ flex: '1 1 auto', overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space.l }),
);

export const footer = style(
  component({
    flex: 'none',
    padding: `${vars.space.m} ${vars.space.l}`,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
