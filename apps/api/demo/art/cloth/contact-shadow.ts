import { type Box, fill, group, type Sheet } from '../svg';

/** The shade where an article lies on the ground: a dark line of contact and a wide soft one. */
export function contactShadow(sheet: Sheet, outline: string, box: Box, depth = 1): string {
  const [x, y, width, height] = box;
  const room: Box = [x - 70, y - 60, width + 160, height + 170];
  return group(
    {},
    sheet.blurred(
      20 * depth,
      room,
      group({ transform: `translate(${10 * depth} ${26 * depth})` }, fill(outline, '#1a1512', 0.34)),
      group({ transform: `translate(3 8)` }, fill(outline, '#1a1512', 0.22)),
    ),
    group({ transform: 'translate(1.5 4)' }, fill(outline, '#1a1512', 0.24)),
  );
}
