const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const ink = '#1a1a1a';
const paper = '#ffffff';

/** The club's colour, or ink where its settings name none that we can reckon with. */
export function brandColor(wanted: string | undefined): string {
  return wanted !== undefined && hex.test(wanted) ? wanted : ink;
}

/** The colour of text on that ground: the one of paper and ink that is easier to read (WCAG contrast). */
export function textColorOn(ground: string): string {
  const light = luminance(ground);
  const onPaper = (luminance(paper) + 0.05) / (light + 0.05);
  const onInk = (light + 0.05) / (luminance(ink) + 0.05);
  return onPaper >= onInk ? paper : ink;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.exec(color) ?? []).slice(1).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
