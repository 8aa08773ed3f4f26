import { hovered, onFill, readable } from '@matchday/ui/theme/readable';
import type { Tone } from '@matchday/ui/theme/tokens';
import { mixed } from './mixed';

interface Region {
  background: string;
  /** Panels on the background. */
  surface: string;
  /** Fields, menus and dialogs. */
  raised: string;
  /** The club's colour: links and the main action are as near to it as can be read. */
  accent: string;
  /** Near-black or white; the nearest that can be read is taken. */
  ink: string;
}

const errors = { light: '#a3211a', dark: '#ffb4ab' };

/** The palette of a region whose colours can all be read: text at 4.5:1, controls at 3:1. */
export function toneOf({ background, surface, raised, accent, ink }: Region): Tone {
  const fills = [background, surface, raised];
  const asText = (color: string) => readable(color, fills, 4.5);
  const text = asText(ink);
  const scheme = onFill(background) === '#ffffff' ? 'dark' : 'light';
  const action = readable(accent, fills, 3);
  return {
    scheme,
    background,
    surface,
    raised,
    text,
    textMuted: asText(mixed(text, background, 0.3)),
    link: asText(accent),
    error: asText(errors[scheme]),
    border: mixed(background, text, 0.16),
    borderStrong: readable(mixed(background, text, 0.5), fills, 3),
    focus: text,
    action,
    actionHover: hovered(action, fills),
    onAction: onFill(action),
  };
}
