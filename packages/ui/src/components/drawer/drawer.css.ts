import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme';

export const drawer = style(
  component({
    insetBlock: 0,
    blockSize: '100dvh',
    inlineSize: 'min(480px, 100vw - 40px)',
    borderRadius: 0,
    borderBlock: 0,
  }),
);

const slide = (insetInline: string, out: string, outRightToLeft: string) =>
  component({
    insetInline,
    translate: out,
    selectors: {
      '&:dir(rtl)': { translate: outRightToLeft },
      '&[open]': { translate: '0 0', '@starting-style': { translate: out } },
      '&[open]:dir(rtl)': { translate: '0 0', '@starting-style': { translate: outRightToLeft } },
    },
  });

export const side = styleVariants({
  start: slide('0 auto', '-100% 0', '100% 0'),
  end: slide('auto 0', '100% 0', '-100% 0'),
});
