import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Gallery } from './gallery';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const pictures = ['front', 'back'].map((view, index) => ({
  source: [{ url: pixel, width: 1 }],
  sizes: '100vw',
  width: 800,
  height: 1000,
  alt: `Home shirt, ${view}`,
  label: `Picture ${index + 1} of 2`,
  href: `/media/${view}.jpg`,
}));

test('names every image with its position and loads the first one immediately', async () => {
  const screen = await render(
    <Gallery label="Pictures of Home shirt" pictures={pictures} enlargeLabel="Enlarge picture" />,
  );
  await expect.element(screen.getByRole('region', { name: 'Pictures of Home shirt' })).toBeVisible();
  const second = screen.getByRole('link', { name: 'Home shirt, back Enlarge picture, Picture 2 of 2' });
  await expect.element(second).toHaveAttribute('href', '/media/back.jpg');
  const [first, next] = screen.getByRole('img').elements();
  expect(first?.getAttribute('loading')).toBe('eager');
  expect(next?.getAttribute('loading')).toBe('lazy');
});

describe('the enlarged images', () => {
  const labels = {
    title: 'Home shirt',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoom: 'Zoom',
  };

  async function enlarge(position: number) {
    const screen = await render(
      <Gallery label="Pictures" pictures={pictures} enlargeLabel="Enlarge" zoom={labels} />,
    );
    const opener = screen.getByRole('link').nth(position);
    await opener.click();
    const dialog = screen.getByRole('dialog', { name: 'Home shirt' });
    await expect.element(dialog).toBeVisible();
    return { opener, dialog, place: dialog.getByRole('status') };
  }

  test('open at the clicked one, change by arrow keys and close on Escape', async () => {
    const { opener, dialog, place } = await enlarge(1);
    await expect.element(place).toHaveTextContent('Home shirt, back 2 / 2');
    await dialog.getByRole('button', { name: 'Zoom: Home shirt, back' }).click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(place).toHaveTextContent('Home shirt, back 2 / 2');
    await dialog.getByRole('button', { name: 'Zoom: Home shirt, back' }).click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(place).toHaveTextContent('Home shirt, front 1 / 2');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('change by buttons and thumbnails, and zoom on a click', async () => {
    const { dialog, place } = await enlarge(0);
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect.element(place).toHaveTextContent('Home shirt, back 2 / 2');
    await dialog.getByRole('button', { name: 'Home shirt, front', exact: true }).click();
    await expect.element(place).toHaveTextContent('Home shirt, front 1 / 2');
    const zoom = dialog.getByRole('button', { name: 'Zoom', exact: true });
    const picture = dialog.getByRole('button', { name: 'Zoom: Home shirt, front' });
    const { height } = picture.element().getBoundingClientRect();
    await zoom.click();
    await expect.element(zoom).toHaveAttribute('aria-pressed', 'true');
    expect(picture.element().getBoundingClientRect().height).toBeCloseTo(height * 2.5, 0);
  });
});
