import { createHash } from 'node:crypto';
import type { AvifOptions, WebpOptions } from 'sharp';
import type { Appearance } from '../drawings';

/** The full size, from which the API makes every form that is not shipped. */
export const master: AvifOptions = { quality: 32, effort: 1, tune: 'iq', chromaSubsampling: '4:4:4' };

/** The forms that first views ask for: the quality is the API's own for `format=auto`. */
export const readyForm: WebpOptions = { quality: 70, effort: 6 };

/** The widths at which pages ask for an image before its visitor has done anything. */
export const readyWidths: Readonly<Record<Appearance, readonly number[]>> = {
  list: [160, 320, 480],
  hover: [320],
  gallery: [],
  story: [320, 480, 720, 1080, 1440],
  banner: [320, 480, 720, 1080, 1440],
};

/** Changes with the drawing and with the way in which it is shipped; the encoder's effort changes the size of a file alone. */
export function digestOf(drawing: string, appearance: Appearance): string {
  return createHash('sha256')
    .update(
      JSON.stringify({
        master: { ...master, effort: undefined },
        readyForm,
        widths: readyWidths[appearance],
      }),
    )
    .update(drawing)
    .digest('base64url')
    .slice(0, 16);
}

/** The names of an image's files. */
export function fileNames(key: string, appearance: Appearance): string[] {
  return [masterName(key), ...readyWidths[appearance].map((width) => readyName(key, width))];
}

export const masterName = (key: string) => `${key}.avif`;
export const readyName = (key: string, width: number) => `${key}.${width}.webp`;
