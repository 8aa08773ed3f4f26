import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShirtBackPreview, type ShirtBackPreviewProps } from './shirt-back-preview';

const print = {
  nameTextSize: 78.9,
  numberTextSize: 320,
  textPlacement: 'NameAboveNumber',
  nameFontUrl: '/missing-name.woff2',
  numberFontUrl: '/missing-number.woff2',
  color: 'white',
} as const;

async function preview(props: Partial<ShirtBackPreviewProps>) {
  const screen = await render(
    <div style={{ inlineSize: '600px' }}>
      <ShirtBackPreview label="Back of the home shirt with RAMOS and 4" print={print} {...props} />
    </div>,
  );
  const place = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  return { screen, place };
}

test('is an image with the print in its alternative text', async () => {
  const { screen } = await preview({ name: 'RAMOS', number: 4 });
  await expect
    .element(screen.getByRole('img', { name: 'Back of the home shirt with RAMOS and 4' }))
    .toBeVisible();
  await expect.element(screen.getByText('RAMOS')).toBeVisible();
  await expect.element(screen.getByText('4')).toBeVisible();
});

test('places the name according to the settings', async () => {
  const above = await preview({ name: 'RAMOS', number: 4 });
  expect(above.place('RAMOS').bottom).toBeLessThan(above.place('4').bottom);
  await above.screen.unmount();
  const below = await preview({
    name: 'RAMOS',
    number: 4,
    print: { ...print, textPlacement: 'NameBelowNumber' },
  });
  expect(below.place('RAMOS').top).toBeGreaterThan(below.place('4').top);
});

test('scales a long name down until it fits', async () => {
  const { place } = await preview({ name: 'PAPADOPOULOS-RODRIGUEZ', number: 10, within: 440 });
  expect(place('PAPADOPOULOS-RODRIGUEZ').width).toBeLessThanOrEqual(221);
  expect(place('PAPADOPOULOS-RODRIGUEZ').width).toBeGreaterThan(200);
});

test('truncates sizes to whole pixels (S3.24)', async () => {
  const { screen } = await preview({ name: 'RAMOS' });
  await expect.element(screen.getByText('RAMOS')).toHaveAttribute('font-size', '78');
});

test('renders no empty text', async () => {
  const { screen } = await preview({ number: 0, label: 'Back with 0' });
  const drawing = screen.getByRole('img', { name: 'Back with 0' });
  expect(drawing.element().textContent).toBe('0');
});

test("overlays the garment's image, in its proportions", async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const { screen } = await preview({
    name: 'RAMOS',
    picture: { source: [{ url: pixel, width: 1 }], sizes: '50vw', width: 1000, height: 1200, alt: 'Back' },
  });
  const { width, height } = screen.getByRole('img').element().getBoundingClientRect();
  expect(height / width).toBeCloseTo(1.2);
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});
