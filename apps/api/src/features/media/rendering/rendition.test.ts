import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropArea, type RenditionRequest, renditionName, renditionsOf } from './rendition';

const renditionOf = (request: RenditionRequest, accept: string) => renditionsOf(request, accept)[0];

describe('a rendition', () => {
  it('has the defaults of S9.10', () => {
    expect(renditionOf({}, '*/*')).toEqual({
      width: undefined,
      height: undefined,
      mode: 'pad',
      quality: 80,
      format: 'jpg',
      focal: { top: 0.5, left: 0.5 },
    });
  });

  it.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpg'],
  ])('of the format auto suits a browser that accepts %s', (accept, format) => {
    expect(renditionOf({ format: 'auto' }, accept).format).toBe(format);
  });

  it('of the format auto is as good as it is asked for, in the numbers of its format', () => {
    const quality = (request: { format?: 'auto' | 'webp'; quality?: number }, accept = 'image/webp') =>
      renditionOf(request, accept).quality;
    expect([quality({ format: 'auto' }), quality({ format: 'auto', quality: 60 })]).toEqual([70, 50]);
    const avif = 'image/webp,image/avif';
    expect([quality({ format: 'auto' }, avif), quality({ format: 'auto', quality: 60 }, avif)]).toEqual([
      45, 34,
    ]);
    expect([quality({ format: 'webp' }), quality({ format: 'auto' }, '*/*')]).toEqual([80, 80]);
  });

  it('has one name for all that look the same', () => {
    const name = (focal: string, mode: 'pad' | 'crop') =>
      renditionName(renditionOf({ focal, mode, width: 160 }, ''));
    expect(name('0.5,0.12', 'crop')).toBe(name('0.51,0.1', 'crop'));
    expect(name('0.5,0.1', 'crop')).not.toBe(name('0.1,0.5', 'crop'));
    expect(name('0.5,0.1', 'pad')).toBe(name('0.1,0.5', 'pad'));
  });
});

describe('the area of a crop', () => {
  it('is cut around the focal point', () => {
    const square = { width: 100, height: 100 };
    expect(cropArea({ width: 400, height: 200 }, square, { top: 0.5, left: 0.5 })).toEqual({
      left: 100,
      top: 0,
      width: 200,
      height: 200,
    });
    expect(cropArea({ width: 400, height: 200 }, square, { top: 0.5, left: 1 }).left).toBe(200);
  });

  it('lies within the picture, whatever the sizes', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, part, part, (...numbers) => {
        const [width, height, targetWidth, targetHeight, top, left] = numbers;
        const area = cropArea({ width, height }, { width: targetWidth, height: targetHeight }, { top, left });
        expect(area.left).toBeGreaterThanOrEqual(0);
        expect(area.top).toBeGreaterThanOrEqual(0);
        expect(area.left + area.width).toBeLessThanOrEqual(width);
        expect(area.top + area.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});
