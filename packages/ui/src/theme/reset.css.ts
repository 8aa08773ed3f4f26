import { globalStyle as rule } from '@vanilla-extract/css';
import { layers } from './layers.css';

const globalStyle = (selector: string, styles: object) =>
  rule(selector, { '@layer': { [layers.reset]: styles } });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0, padding: 0 });
globalStyle('html', { textSizeAdjust: '100%', tabSize: 4 });
globalStyle('ul, ol, menu', { listStyle: 'none' });
globalStyle('img, picture, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('img, video', { blockSize: 'auto' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('table', { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle('th', { textAlign: 'start', fontWeight: 'inherit' });
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
globalStyle('a', { color: 'inherit' });
globalStyle('address', { fontStyle: 'inherit' });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('dialog', { color: 'inherit', border: 0, maxInlineSize: 'none', maxBlockSize: 'none' });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
