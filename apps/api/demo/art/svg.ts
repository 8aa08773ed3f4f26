type Attributes = Readonly<Record<string, string | number | undefined>>;

export function el(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]) =>
  el('g', attributes, children.join(''));

export const fill = (path: string, colour: string, opacity?: number) =>
  el('path', { d: path, fill: colour, 'fill-opacity': opacity });

export const line = (path: string, colour: string, width: number, more: Attributes = {}) =>
  el('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

/** Where a drawing keeps its gradients, clips and filters; ids stay unique when drawings are put together. */
export type Sheet = {
  define: (element: (id: string) => string) => string;
  /** Clips `children` to a path. */
  clipped: (path: string, ...children: readonly string[]) => string;
  gradient: (stops: readonly Stop[], line?: Line) => string;
  glow: (stops: readonly Stop[], at: { cx: number; cy: number; r: number; transform?: string }) => string;
  /** Blurs by `deviation` within a box in user units. */
  blurred: (deviation: number, box: Box, ...children: readonly string[]) => string;
  defs: () => string;
};
type Stop = readonly [offset: number, colour: string, opacity?: number];
type Line = readonly [x1: number, y1: number, x2: number, y2: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

export const boxOf = ([x, y, width, height]: Box) => ({ x, y, width, height, filterUnits: 'userSpaceOnUse' });

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');

export function createSheet(prefix = 'a'): Sheet {
  const elements = new Map<string, string>();
  const define: Sheet['define'] = (element) => {
    const shape = element('');
    const known = elements.get(shape);
    if (known) return known;
    const id = `${prefix}${elements.size.toString(36)}`;
    elements.set(shape, id);
    return id;
  };
  const url = (element: (id: string) => string) => `url(#${define(element)})`;
  return {
    define,
    clipped: (path, ...children) =>
      group({ 'clip-path': url((id) => el('clipPath', { id }, el('path', { d: path }))) }, ...children),
    gradient: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      url((id) =>
        el(
          'linearGradient',
          {
            id,
            x1,
            y1,
            x2,
            y2,
            ...(Math.abs(x1) + Math.abs(y1) + Math.abs(x2) + Math.abs(y2) > 4
              ? { gradientUnits: 'userSpaceOnUse' }
              : {}),
          },
          stopsOf(stops),
        ),
      ),
    glow: (stops, { cx, cy, r, transform }) =>
      url((id) =>
        el(
          'radialGradient',
          { id, cx, cy, r, gradientUnits: 'userSpaceOnUse', gradientTransform: transform },
          stopsOf(stops),
        ),
      ),
    blurred: (deviation, box, ...children) =>
      group(
        {
          filter: url((id) =>
            el(
              'filter',
              { id, ...boxOf(box), 'color-interpolation-filters': 'sRGB' },
              el('feGaussianBlur', { stdDeviation: deviation }),
            ),
          ),
        },
        ...children,
      ),
    defs: () => {
      const written = [...elements].map(([shape, id]) => shape.replace('id=""', `id="${id}"`));
      return written.length ? el('defs', {}, written.join('')) : '';
    },
  };
}
