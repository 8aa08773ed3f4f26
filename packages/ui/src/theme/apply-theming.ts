import { hovered, onFill, readable } from './readable';
import { safeColor, safeFontFamily } from './safe-values';
import type { ThemedTokens, Theming } from './theming';
import type { Role } from './tokens';

const text = 4.5;
const control = 3;

/**
 * A brand's tokens with the settings' theming applied (S3.13). Every pair of colours stays readable: a colour is made
 * lighter or darker as needed, and an invalid colour or font family is ignored.
 */
export function applyTheming<Tokens extends ThemedTokens>(tokens: Tokens, theming: Theming): Tokens {
  const { color, role } = tokens;
  const fills = [color.background, color.surface, color.raised];
  const primary = safeColor(theming.primaryColor);
  const secondary = safeColor(theming.secondaryColor);
  const words = safeColor(theming.textColor);
  const action = primary && readable(primary, fills, control);
  return {
    ...tokens,
    ...withFont(tokens, safeFontFamily(theming.fontFamily)),
    color: {
      ...color,
      ...(words && { text: readable(words, fills, text) }),
      ...(action &&
        action !== color.action && { action, actionHover: hovered(action, fills), onAction: onFill(action) }),
    },
    role: {
      brand: filled(primary, role.brand),
      accent: filled(secondary, role.accent),
    },
  };
}

const filled = (fill: string | undefined, own: Role): Role =>
  fill && fill !== own.fill ? { fill, on: onFill(fill) } : own;

/** Running text in another family, with the brand's family as fallback; headings keep the brand's family. */
function withFont({ font, type }: ThemedTokens, family: string | undefined) {
  if (!family) return { font, type };
  const stack = `${family}, ${font.text}`;
  const styles = Object.entries(type).map(([step, style]) => [
    step,
    style.font === font.text ? { ...style, font: stack } : style,
  ]);
  return { font: { ...font, text: stack }, type: Object.fromEntries(styles) as ThemedTokens['type'] };
}
