import type { Glyph } from '../icon';

const viewBox = '0 0 24 24';

/** Separate from the icon set, which every page loads. */
export const eye: Glyph = {
  viewBox,
  path: 'M2.5 12c2.3-4.1 5.5-6.2 9.5-6.2s7.2 2.1 9.5 6.2c-2.3 4.1-5.5 6.2-9.5 6.2S4.8 16.1 2.5 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
};

export const crossedEye: Glyph = { viewBox, path: `${eye.path} M4.5 4 19.5 20` };
