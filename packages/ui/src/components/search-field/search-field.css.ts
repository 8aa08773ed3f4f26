import { style } from '@vanilla-extract/css';
import { component } from '../../theme';

export const form = style(component({ position: 'relative', display: 'grid' }));

export const input = style(
  component({
    appearance: 'none',
    paddingInlineEnd: '3.5rem',
    selectors: { '&::-webkit-search-cancel-button': { appearance: 'none' } },
  }),
);

export const submit = style(
  component({
    minInlineSize: '3rem',
    selectors: { [`${form} > &`]: { position: 'absolute', insetInlineEnd: 0, insetBlock: 0 } },
  }),
);
