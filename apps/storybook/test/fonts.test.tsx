import { expect, test } from 'vitest';

const context = document.createElement('canvas').getContext('2d');

function widthIn(family: string): number | undefined {
  if (context) context.font = `16px ${family}`;
  return context?.measureText('0:00 Landsholdstrøjer').width;
}

test.each(['system-ui', 'sans-serif', 'Arial', '"Liberation Sans"', '"Noto Sans"', 'emoji'])(
  'whatever fonts the machine has, %s is the one that comes with the tests',
  (family) => expect(widthIn(family)).toBe(widthIn('"DejaVu Sans"')),
);
