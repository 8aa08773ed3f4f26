import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichText } from './rich-text';

const wide = '<tr><th>Delivery</th><th>Price <em>in "euros"</em></th></tr><tr><td>Home</td><td>€7</td></tr>';

test('a table that is too wide scrolls by keyboard, under the name of its headings', async () => {
  await page.viewport(320, 256);
  const screen = await render(<RichText html={`<p>Before</p><table>${wide}</table><p>After</p>`} />);
  const group = screen.getByRole('group', { name: 'Delivery, Price in "euros"' }).element();
  group.querySelector('th')?.style.setProperty('min-inline-size', '600px');
  expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await userEvent.tab();
  await expect.element(group).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => group.scrollLeft).toBeGreaterThan(0);
  await expect.element(screen.getByRole('cell', { name: 'Home' })).toBeInTheDocument();
});

test('a caption names the table, and each of two tables is on its own', async () => {
  const captioned = '<table><caption>Prices</caption><tbody><tr><td>€7</td></tr></tbody></table>';
  const screen = await render(
    <RichText html={`${captioned}<p>And</p><table><tbody>${wide}</tbody></table>`} />,
  );
  await expect.element(screen.getByRole('group', { name: 'Prices', exact: true })).toBeInTheDocument();
  expect(screen.getByRole('group').elements()).toHaveLength(2);
});
