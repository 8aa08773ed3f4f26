import { expect, test } from 'vitest';

const context = document.createElement('canvas').getContext('2d');

function widthIn(family: string): number | undefined {
  if (context) context.font = `16px ${family}`;
  return context?.measureText('0:00 Landsholdstrøjer').width;
}

test.each(['system-ui', 'sans-serif', 'Arial', '"Liberation Sans"', '"Noto Sans"', 'emoji'])(
  "%s is the font from the test files, regardless of the machine's fonts",
  (family) => expect(widthIn(family)).toBe(widthIn('"DejaVu Sans"')),
);
