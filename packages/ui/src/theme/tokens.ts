import type { Composition } from './composition-tokens';

/**
 * The palette of a page region. Every foreground in it must be readable on `background`, `surface` and `raised`; the
 * contrast test checks this for each brand.
 */
export interface Tone {
  /** The browser's scheme for native controls and scroll bars. */
  scheme: 'light' | 'dark';
  /** The background of the region. */
  background: string;
  /** Panels on the background: cards, tinted sections, disabled controls. */
  surface: string;
  /** Floating or editable surfaces: fields, menus, dialogs. */
  raised: string;
  text: string;
  /** Secondary text and placeholders. */
  textMuted: string;
  link: string;
  /** A field's error: its message and its edge. */
  error: string;
  /** Decorative hairlines. */
  border: string;
  /** The edge of a control: 3:1 against the three fills. */
  borderStrong: string;
  /** The focus ring: 3:1 against the three fills. */
  focus: string;
  /** The main action and the selected state. */
  action: string;
  actionHover: string;
  onAction: string;
}

/** A fill and the text colour on it. */
export interface Role {
  fill: string;
  on: string;
}

/** A role with a soft form: `text` is readable on `soft` and on the page's own fills. */
export interface Status extends Role {
  soft: string;
  text: string;
}

/** One step of the type scale; sizes are fluid (`clamp`) and in rem, so zoom works. */
export interface TypeStyle {
  font: string;
  size: string;
  lineHeight: string;
  weight: string;
  letterSpacing: string;
  transform: 'none' | 'uppercase';
}

export type TypeStep =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'lead'
  | 'body'
  | 'small'
  | 'caption'
  | 'label'
  | 'button'
  | 'price'
  | 'product';

export type SpaceStep = 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';

/** The interface elements whose corners a brand shapes. */
export type Corner = 'control' | 'card' | 'media' | 'thumb' | 'badge' | 'overlay';

export type { Composition } from './composition-tokens';

/** Everything in which brands may look different. All values are CSS. */
export interface BrandTokens {
  /** The page's own tone. */
  color: Tone;
  /** Tones for regions; see `tone.css`. */
  tone: Record<'inverse' | 'brand' | 'hero' | 'header' | 'footer', Tone>;
  role: Record<'brand' | 'accent', Role>;
  status: Record<'sale' | 'success' | 'warning' | 'danger' | 'info', Status>;
  /** Font stacks. */
  font: Record<'display' | 'text', string>;
  type: Record<TypeStep, TypeStyle>;
  space: Record<SpaceStep, string>;
  layout: {
    /** Space between the edge of the page and its content. */
    gutter: string;
    /** Space between the cells of a grid. */
    gap: string;
    /** Space between the sections of a page. */
    section: string;
    /** Widths of content: running text, the usual page, the widest grid. */
    narrow: string;
    content: string;
    wide: string;
  };
  control: {
    /** At least 44px: it is also the touch target. */
    height: string;
    heightLarge: string;
    paddingInline: string;
  };
  radius: Record<Corner, string>;
  /** Applied if the browser supports `corner-shape`; otherwise only `radius` is used. */
  corner: Record<Corner, string> & { shape: 'round' | 'bevel' };
  border: {
    hairline: string;
    control: string;
    card: string;
    /** Selected cards and current navigation. */
    strong: string;
    /** Width of the focus ring. */
    focus: string;
  };
  shadow: Record<'card' | 'cardHover' | 'popover' | 'overlay', string>;
  /** Covers the page behind a dialog. */
  backdrop: string;
  motion: {
    fast: string;
    normal: string;
    /** Overlays; 400ms at most, because a closed overlay is cleared then (S4.19). */
    slow: string;
    ease: string;
    easeOut: string;
  };
  icon: {
    strokeWidth: string;
    linecap: 'round' | 'butt' | 'square';
    linejoin: 'round' | 'miter' | 'bevel';
  };
  /** The styles of images. */
  picture: {
    background: string;
    /** Aspect ratio of a product card's and a gallery's image. */
    ratio: string;
    padding: string;
    blend: string;
    filter: string;
    /** Transform of the image while its card is hovered. */
    hover: string;
    /** Covers an image behind text; `none` if a brand puts no text on images. */
    scrim: string;
  };
  /** The brand's graphic ornament, as CSS background layers. */
  ornament: {
    /** Shown next to section headings. */
    rule: string;
    /** The position of the rule: `display` of a mark before the text and of one after it. */
    before: 'none' | 'block' | 'inline-block';
    after: 'none' | 'block' | 'inline-block';
    /** `margin-inline` of the mark after the text. */
    afterSpace: string;
    ruleWidth: string;
    ruleHeight: string;
    /** Fills feature areas such as a hero without an image and the footer's edge. */
    pattern: string;
    patternSize: string;
  };

  composition: Composition;
}
