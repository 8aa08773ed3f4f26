import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Picture } from './picture';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const shirt = { alt: 'Home shirt, front', sizes: '50vw', width: 800, height: 1000 };

test('offers every width and keeps the focal point visible', async () => {
  const screen = await render(
    <Picture
      {...shirt}
      source={{ address: (width) => `${pixel}#${width}`, widths: [320, 640] }}
      focal={{ left: 0.25, top: 0.1 }}
    />,
  );
  const image = screen.getByRole('img', { name: 'Home shirt, front' });
  await expect.element(image).toHaveAttribute('srcset', `${pixel}#320 320w, ${pixel}#640 640w`);
  expect(getComputedStyle(image.element()).objectPosition).toBe('25% 10%');
});

test('loads lazily unless it has priority', async () => {
  const screen = await render(
    <>
      <Picture {...shirt} alt="Later" source={[{ url: pixel, width: 1 }]} />
      <Picture {...shirt} alt="First" source={[{ url: pixel, width: 1 }]} priority />
    </>,
  );
  await expect.element(screen.getByAltText('Later')).toHaveAttribute('loading', 'lazy');
  await expect.element(screen.getByAltText('First')).toHaveAttribute('fetchpriority', 'high');
});

test('reserves its space before it has loaded', async () => {
  const screen = await render(
    <div style={{ inlineSize: '200px' }}>
      <Picture {...shirt} source={[{ url: 'data:,', width: 1 }]} />
    </div>,
  );
  const frame = screen.getByAltText(shirt.alt).element().parentElement;
  expect(frame?.getBoundingClientRect().height).toBe(250);
});
