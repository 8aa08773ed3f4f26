import { style } from '@vanilla-extract/css';
import { component } from '../../theme';

export const textArea = style(
  component({
    selectors: { '&&': { minBlockSize: '8rem' } },
    resize: 'vertical',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  }),
);
