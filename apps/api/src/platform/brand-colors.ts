const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const darkText = '#1a1a1a';
const lightText = '#ffffff';

/** The club's brand colour; the dark text colour if the settings name no valid one. */
export function brandColor(configured: string | undefined): string {
  return configured !== undefined && hex.test(configured) ? configured : darkText;
}

/** The text colour with the higher WCAG contrast on a background. */
export function textColorOn(background: string): string {
  const backgroundLuminance = luminance(background);
  const lightContrast = (luminance(lightText) + 0.05) / (backgroundLuminance + 0.05);
  const darkContrast = (backgroundLuminance + 0.05) / (luminance(darkText) + 0.05);
  return lightContrast >= darkContrast ? lightText : darkText;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.exec(color) ?? []).slice(1).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
