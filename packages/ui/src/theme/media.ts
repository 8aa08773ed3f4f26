/** Widths in CSS pixels from which a layout changes. */
export const breakpoints = { mobile: 480, tablet: 768, desktop: 1024, wide: 1440 } as const;

const from = (pixels: number) => `(min-width: ${pixels / 16}em)`;
const until = (pixels: number) => `(max-width: ${(pixels - 0.02) / 16}em)`;

/** Media queries for `'@media'` keys; write the narrow layout first and add to it. */
export const media = {
  mobile: from(breakpoints.mobile),
  tablet: from(breakpoints.tablet),
  desktop: from(breakpoints.desktop),
  wide: from(breakpoints.wide),
  /** Where the narrow layout must not reach into the wide one. */
  untilDesktop: until(breakpoints.desktop),
  /** From the desktop layout on, until there is space to spare. */
  desktopOnly: `${from(breakpoints.desktop)} and ${until(breakpoints.wide)}`,
  hover: '(hover: hover) and (pointer: fine)',
  /** A finger: what is pressed is 44 pixels wide and high. */
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
