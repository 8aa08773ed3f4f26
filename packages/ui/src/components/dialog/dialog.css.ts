import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme';

const hidden = { opacity: 0, translate: '0 16px' };

export const dialog = style(
  component({
    ...hidden,
    inset: 0,
    margin: 'auto',
    blockSize: 'fit-content',
    maxBlockSize: 'min(90dvh, 900px)',
    selectors: { '&[open]': { opacity: 1, translate: '0 0', '@starting-style': hidden } },
  }),
);

const upTo = (width: string) => component({ inlineSize: `min(${width}, 100vw - 24px)` });

export const size = styleVariants({ small: upTo('420px'), medium: upTo('640px'), large: upTo('960px') });
