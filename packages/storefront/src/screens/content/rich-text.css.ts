import { screen, typography, vars } from '@matchday/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const richText = style(screen({ ...typography('body') }));

const within = (selector: string, rule: Parameters<typeof screen>[0]) =>
  globalStyle(`${richText} ${selector}`, screen(rule));

within('> * + *', { marginBlockStart: vars.space.s });
within('> :is(h2, h3) ', { marginBlockStart: vars.space.l });
within('h2', typography('h3'));
within('h3', typography('h4'));
within(':is(ul, ol)', { paddingInlineStart: '1.25em' });
within('li + li', { marginBlockStart: vars.space.xxs });
within('a', { color: vars.color.link, textUnderlineOffset: '0.2em' });
within('table', { inlineSize: '100%', borderCollapse: 'collapse' });
within(':is(th, td)', {
  textAlign: 'start',
  padding: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});
