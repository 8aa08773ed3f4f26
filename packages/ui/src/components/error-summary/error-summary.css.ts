import { style } from '@vanilla-extract/css';
import { component, corners, typography, vars } from '../../theme';

export const summary = style(
  component({
    ...corners('card'),
    padding: vars.space.m,
    backgroundColor: vars.status.danger.soft,
    border: `${vars.border.strong} solid ${vars.status.danger.text}`,
    color: vars.status.danger.text,
  }),
);

export const title = style(component(typography('h4')));

export const list = style(component({ marginBlockStart: vars.space.xs }));

export const link = style(
  component({
    ...typography('body'),
    display: 'inline-block',
    paddingBlock: '0.4em',
    fontWeight: '600',
    textUnderlineOffset: '0.2em',
  }),
);
