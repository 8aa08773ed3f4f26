const edges = ['top', 'right', 'bottom', 'left'];

/** The styles that can distinguish states when system colours replace all others. */
const telling = [
  'color',
  'background-color',
  'background-image',
  'fill',
  'stroke',
  'opacity',
  'visibility',
  'display',
  'font-weight',
  'text-decoration-line',
  'text-decoration-thickness',
  'scale',
  'rotate',
  'translate',
  'appearance',
  'outline-style',
  'outline-width',
  'outline-color',
  ...edges.flatMap((edge) => ['color', 'style', 'width'].map((part) => `border-${edge}-${part}`)),
];

const isHidden = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  const { opacity, clipPath, visibility } = getComputedStyle(element);
  return (
    width < 3 || height < 3 || opacity === '0' || visibility === 'hidden' || clipPath.startsWith('inset')
  );
};

function lookOf(element: Element): string {
  if (isHidden(element)) return '';
  return [null, '::before', '::after']
    .map((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return '';
      return telling.map((property) => style.getPropertyValue(property)).join(' ');
    })
    .join('; ');
}

/** The look of an element and its surroundings: a ring may be around the card of a hidden radio. */
export function looks(element: Element): string {
  let near = element;
  for (let up = 0; up < 3 && near.parentElement && near.parentElement !== document.body; up++)
    near = near.parentElement;
  return [near, ...near.querySelectorAll('*')].map(lookOf).join('\n');
}

const visible = (color: string) => !/^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

const hasEdge = (style: CSSStyleDeclaration) =>
  edges.some((edge) => {
    const part = (name: string) => style.getPropertyValue(`border-${edge}-${name}`);
    return part('style') !== 'none' && Number.parseFloat(part('width')) > 0 && visible(part('color'));
  }) ||
  (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);

function backgroundBehind(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return getComputedStyle(document.documentElement).backgroundColor;
  const { backgroundColor } = getComputedStyle(parent);
  return visible(backgroundColor) ? backgroundColor : backgroundBehind(parent);
}

/** Whether the boundary of an element is visible. */
export function isBounded(element: Element): boolean {
  const style = getComputedStyle(element);
  const stands = visible(style.backgroundColor) && style.backgroundColor !== backgroundBehind(element);
  return !isHidden(element) && (stands || hasEdge(style) || style.appearance === 'auto');
}
