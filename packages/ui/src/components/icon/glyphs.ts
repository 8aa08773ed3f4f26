/** Stroke icons on a 24 by 24 grid. */
const paths = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z M15.5 15.5 20.5 20.5',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M4.5 20.5c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6',
  bag: 'M5 8h14l1 12.5H4Z M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  menu: 'M3.5 6.5h17 M3.5 12h17 M3.5 17.5h17',
  close: 'M5.5 5.5 18.5 18.5 M18.5 5.5 5.5 18.5',
  'chevron-down': 'M5.5 9 12 15.5 18.5 9',
  'chevron-left': 'M15 5.5 8.5 12 15 18.5',
  'chevron-right': 'M9 5.5 15.5 12 9 18.5',
  'arrow-right': 'M4 12h15.5 M13.5 6 19.5 12 13.5 18',
  check: 'M4.5 12.5 9.5 17.5 19.5 6.5',
  plus: 'M12 4.5v15 M4.5 12h15',
  minus: 'M4.5 12h15',
  trash: 'M4 6.5h16 M9 6.5V4h6v2.5 M6 6.5 7 20.5h10L18 6.5 M10 10.5v6 M14 10.5v6',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M3.2 12h17.6 M12 3c5 5.4 5 12.6 0 18 M12 3c-5 5.4-5 12.6 0 18',
  warning: 'M12 3.5 22 20.5H2Z M12 9.5v5.5 M12 17.4v.4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M12 11v6 M12 7.2v.4',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M7.8 12.3 10.8 15.3 16.4 9',
  filter:
    'M3 6.5h11 M18 6.5h3 M3 17.5h3 M10 17.5h11 M16 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z M8 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  box: 'M12 2.5 20.5 7v10L12 21.5 3.5 17V7Z M3.5 7 12 11.5 20.5 7 M12 11.5v10',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

/** A stroke icon; `viewBox` is four numbers separated by spaces. */
export interface Glyph {
  viewBox: string;
  path: string;
}

const numbers = /^-?\d+(?:\.\d+)?(?: -?\d+(?:\.\d+)?){3}$/;

/** Returns the view box; throws unless it is four numbers separated by spaces (S5.14). */
export function checkedViewBox(viewBox: string): string {
  if (!numbers.test(viewBox)) {
    throw new Error(`Icon view box values must be numbers separated by spaces, got '${viewBox}'`);
  }
  return viewBox;
}

export const glyph = (name: IconName): Glyph => ({ viewBox: '0 0 24 24', path: paths[name] });
