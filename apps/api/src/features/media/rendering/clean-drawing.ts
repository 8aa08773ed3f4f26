import type { IOptions } from 'sanitize-html';

const shapes =
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon image switch style';
const texts = 'text tspan textPath';
const paints = 'linearGradient radialGradient stop pattern clipPath mask marker filter';
const effects =
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
  'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset ' +
  'fePointLight feSpecularLighting feSpotLight feTile feTurbulence';

/** Elements that do something, whatever their prefix. */
const activeElement = /^(script|foreignobject|iframe|object|embed|handler|listener|set|animate.*)$/;
/** Declarations that can load another document or define entities. */
const declaration = /<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet/i;
/** Styles that load something from elsewhere. */
const loadingStyle = /@import|url\(\s*["']?(?!#|["']?#|data:image\/(?:png|jpeg|webp))/i;
const innerLink = /^(#|data:image\/(?:png|jpeg|webp)[;,])/i;

/**
 * A drawing (SVG) with nothing but shapes, texts and effects. Other elements, such as those of drawing programs, are
 * removed.
 * @returns null if the drawing runs or loads something
 */
export async function cleanDrawing(drawing: string): Promise<string | null> {
  // Loaded on demand, because most processes clean no drawing.
  const { default: sanitizeHtml } = await import('sanitize-html');
  let isActive = declaration.test(drawing);
  const clean = sanitizeHtml(drawing, {
    ...options,
    onOpenTag: (name, attributes) => {
      isActive ||= activeElement.test(localName(name)) || Object.entries(attributes).some(isActiveAttribute);
    },
  });
  return isActive || loadingStyle.test(clean) ? null : clean;
}

const options: IOptions = {
  parser: { xmlMode: true },
  allowedTags: [shapes, texts, paints, effects].flatMap((names) => names.split(' ')),
  allowedAttributes: false,
  // A style is checked for what it loads; it cannot run anything.
  allowVulnerableTags: true,
};

function isActiveAttribute([name, value]: [string, string]): boolean {
  const local = localName(name);
  return local.startsWith('on') || (local === 'href' && !innerLink.test(value.trim()));
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();
