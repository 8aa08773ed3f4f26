import { propertyName } from '@matchday/ui/theme/property-name';
import type { CSSProperties } from 'react';
import { cross } from './samples.css';
import type { Token } from './token-list';
import type { Sample } from './token-table';

const value = ({ property }: Token) => `var(${property})`;
const ink = 'var(--color-text)';
const block = { inlineSize: 96, blockSize: 64, backgroundColor: ink };

/** Swatches of colours and other surface paints. */
export const paint: Sample = (token) => ({
  inlineSize: 96,
  blockSize: 32,
  background: value(token),
  boxShadow: '0 0 0 1px var(--color-border)',
});

/** A bar of the token's length. */
export const length: Sample = (token) => ({
  inlineSize: value(token),
  maxInlineSize: '100%',
  backgroundColor: 'var(--color-action)',
});

export const radius: Sample = (token) => ({ ...block, borderRadius: value(token) });

export const border: Sample = (token) => ({ inlineSize: 96, borderBlockEnd: `${value(token)} solid ${ink}` });

export const shadow: Sample = (token) => ({
  ...block,
  backgroundColor: 'var(--color-raised)',
  boxShadow: value(token),
});

const animation = (duration: string, ease: string): CSSProperties => ({
  inlineSize: 20,
  backgroundColor: 'var(--color-action)',
  animation: `${cross} calc(${duration} + 1s) ${ease} infinite`,
});

/** A movement with the token's duration or easing. */
export const movement: Sample = (token) =>
  token.path.at(-1)?.startsWith('ease')
    ? animation('1s', value(token))
    : animation(value(token), `var(--${propertyName(['motion', 'ease'])})`);

/** The brand's corner shape, if the browser supports it. */
export const corner: Sample = (token) => Object.assign(radius(token), { cornerShape: 'var(--corner-shape)' });
