import { createGlobalThemeContract } from '@vanilla-extract/css';
import { composition } from './composition-names';
import type { Names } from './names';
import { propertyName } from './property-name';
import type { Tokens } from './shared-tokens';

const tone = {
  scheme: null,
  background: null,
  surface: null,
  raised: null,
  text: null,
  textMuted: null,
  link: null,
  error: null,
  border: null,
  borderStrong: null,
  focus: null,
  action: null,
  actionHover: null,
  onAction: null,
};
const role = { fill: null, on: null };
const status = { fill: null, on: null, soft: null, text: null };
const typeStyle = {
  font: null,
  size: null,
  lineHeight: null,
  weight: null,
  letterSpacing: null,
  transform: null,
};
const corners = { control: null, card: null, media: null, thumb: null, badge: null, overlay: null };

const shape = {
  color: tone,
  tone: { inverse: tone, brand: tone, hero: tone, header: tone, footer: tone },
  role: { brand: role, accent: role },
  status: { sale: status, success: status, warning: status, danger: status, info: status },
  font: { display: null, text: null },
  type: {
    display: typeStyle,
    h1: typeStyle,
    h2: typeStyle,
    h3: typeStyle,
    h4: typeStyle,
    lead: typeStyle,
    body: typeStyle,
    small: typeStyle,
    caption: typeStyle,
    label: typeStyle,
    button: typeStyle,
    price: typeStyle,
    product: typeStyle,
  },
  space: { xxs: null, xs: null, s: null, m: null, l: null, xl: null, xxl: null },
  layout: { gutter: null, gap: null, section: null, narrow: null, content: null, wide: null },
  control: { height: null, heightLarge: null, paddingInline: null },
  radius: corners,
  corner: { ...corners, shape: null },
  border: { hairline: null, control: null, card: null, strong: null, focus: null },
  shadow: { card: null, cardHover: null, popover: null, overlay: null },
  backdrop: null,
  motion: { fast: null, normal: null, slow: null, ease: null, easeOut: null },
  icon: { strokeWidth: null, linecap: null, linejoin: null },
  picture: {
    background: null,
    ratio: null,
    padding: null,
    blend: null,
    filter: null,
    hover: null,
    scrim: null,
  },
  ornament: {
    rule: null,
    before: null,
    after: null,
    afterSpace: null,
    ruleWidth: null,
    ruleHeight: null,
    pattern: null,
    patternSize: null,
  },
  composition,
  layer: { sticky: null, header: null, menu: null, popover: null, progress: null },
  breakpoint: { mobile: null, tablet: null, desktop: null, wide: null },
} satisfies Names<Tokens>;

/** Every brand token as a CSS custom property, named after its path: `vars.color.textMuted` is `--color-text-muted`. */
export const vars = createGlobalThemeContract(shape, (_value, path) => propertyName(path));
