/** Widths in CSS pixels at which a layout changes. */
export const breakpoints = { mobile: 480, tablet: 768, desktop: 1024, wide: 1440 } as const;

const from = (pixels: number) => `(min-width: ${pixels / 16}em)`;
const until = (pixels: number) => `(max-width: ${(pixels - 0.02) / 16}em)`;

/** Media queries for `'@media'` keys; write the narrow layout first and add to it. */
export const media = {
  mobile: from(breakpoints.mobile),
  tablet: from(breakpoints.tablet),
  desktop: from(breakpoints.desktop),
  wide: from(breakpoints.wide),
  /** For narrow rules that must not apply to the wide layout. */
  untilDesktop: until(breakpoints.desktop),
  /** From the desktop layout up to the width with space to spare. */
  desktopOnly: `${from(breakpoints.desktop)} and ${until(breakpoints.wide)}`,
  /** A low window, such as a phone on its side or 200 % zoom: nothing sticks to its edges. */
  low: '(max-height: 30em)',
  hover: '(hover: hover) and (pointer: fine)',
  /** Touch: targets are at least 44 pixels wide and high. */
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
