/** The formats that a caller can ask for. */
export const requestFormats = ['jpg', 'png', 'webp'] as const;
export type RenditionFormat = (typeof requestFormats)[number] | 'avif';

/** One form in which a picture is delivered (S9.10). */
export interface Rendition {
  width: number | undefined;
  height: number | undefined;
  mode: 'pad' | 'crop';
  quality: number;
  format: RenditionFormat;
  focal: { top: number; left: number };
}

/** As the caller asks for it. `auto` is AVIF or WebP where the caller accepts it. */
export interface RenditionRequest extends Partial<Omit<Rendition, 'format' | 'focal'>> {
  format?: (typeof requestFormats)[number] | 'auto' | undefined;
  /** `top,left`, each from 0 to 1 */
  focal?: string | undefined;
}

/** No side of a rendition is longer, in pixels. */
export const longestSide = 2048;
export const defaultQuality = 80;
/** The qualities in which images are delivered. */
export const qualities = [60, defaultQuality] as const;
/** The number at which a format looks as good as JPEG at the one that is asked for. */
const qualityIn = {
  avif: (quality: number) => Math.round(quality * 0.56),
  webp: (quality: number) => quality - 10,
} as const;
const focalStep = 0.1;

/** The forms that suit the caller, the best first. Fills in the defaults. */
export function renditionsOf(request: RenditionRequest, accept: string): [Rendition, ...Rendition[]] {
  const quality = request.quality ?? defaultQuality;
  const common = {
    width: request.width,
    height: request.height,
    mode: request.mode ?? 'pad',
    focal: focalOf(request.mode === 'crop' ? request.focal : undefined),
  };
  if (request.format !== 'auto') return [{ ...common, quality, format: request.format ?? 'jpg' }];
  const form = (format: RenditionFormat, number: number): Rendition => ({
    ...common,
    quality: number,
    format,
  });
  const better = (['avif', 'webp'] as const)
    .filter((format) => accept.includes(`image/${format}`))
    .map((format) => form(format, qualityIn[format](quality)));
  const [best, ...others] = better;
  return best ? [best, ...others] : [form('jpg', quality)];
}

/** A name that is the same for the same rendition. */
export function renditionName({ width, height, mode, quality, format, focal }: Rendition): string {
  return [width ?? 'x', height ?? 'x', mode, quality, focal.top, focal.left].join('-') + `.${format}`;
}

/** The part of a picture that is kept when it is cut to a shape, as near to the focal point as its edges allow. */
export function cropArea(
  source: { width: number; height: number },
  target: { width: number; height: number },
  focal: Rendition['focal'],
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(source.width / target.width, source.height / target.height);
  const width = Math.max(1, Math.min(source.width, Math.round(target.width * scale)));
  const height = Math.max(1, Math.min(source.height, Math.round(target.height * scale)));
  return {
    left: within(Math.round(source.width * focal.left - width / 2), source.width - width),
    top: within(Math.round(source.height * focal.top - height / 2), source.height - height),
    width,
    height,
  };
}

function within(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}

function focalOf(focal = '0.5,0.5'): Rendition['focal'] {
  const [top = 0.5, left = 0.5] = focal.split(',').map((part) => Math.round(Number(part) / focalStep) / 10);
  return { top, left };
}
