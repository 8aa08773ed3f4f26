import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, typography, vars } from '../../theme';

export const richText = style(component({ maxInlineSize: vars.layout.narrow, textWrap: 'pretty' }));

const rule = `${vars.border.hairline} solid ${vars.color.border}`;
const within = (selector: string, styles: Parameters<typeof component>[0]) =>
  globalStyle(`${richText} ${selector}`, component(styles));

within('> * + *', { marginBlockStart: '1em' });
within('h2', { ...typography('h3'), textWrap: 'balance' });
within('h3, h4', { ...typography('h4'), textWrap: 'balance' });
within('> * + :is(h2, h3, h4)', { marginBlockStart: '2em' });
within(':is(h2, h3, h4) + *', { marginBlockStart: '0.5em' });
within('a', {
  color: vars.color.link,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: vars.border.hairline,
});
within('a:hover', { textDecorationThickness: '2px' });
within('ul', { listStyle: 'disc', paddingInlineStart: '1.25em' });
within('ol', { listStyle: 'decimal', paddingInlineStart: '1.5em' });
within('li + li', { marginBlockStart: '0.35em' });
within('li::marker', { color: vars.color.textMuted });
within('blockquote', {
  ...typography('lead'),
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.border.strong} solid ${vars.color.action}`,
});
within('div:has(> table)', { overflowX: 'auto' });
within('table', typography('small'));
within(':is(th, td)', { padding: vars.space.xs, borderBlockEnd: rule, verticalAlign: 'top' });
within('th', { fontWeight: '700' });
within('hr', { border: 0, borderBlockStart: rule });
within('img', corners('media'));
