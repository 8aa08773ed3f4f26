import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OrderSummary } from './order-summary';

const summary = (pending: boolean) => (
  <OrderSummary
    heading="Summary"
    rows={[{ label: 'Delivery', value: '€5.00' }]}
    total={{ label: 'Total', value: '€84.95' }}
    pending={pending}
  />
);

test('is a region in which each amount has a name', async () => {
  const screen = await render(summary(false));
  const region = screen.getByRole('region', { name: 'Summary' });
  await expect.element(region).toBeVisible();
  expect(region.element().querySelector('[aria-busy]')).toBeNull();
  const names = region
    .getByRole('term')
    .elements()
    .map((term) => term.textContent);
  const amounts = region
    .getByRole('definition')
    .elements()
    .map((amount) => amount.textContent);
  expect(names).toEqual(['Delivery', 'Total']);
  expect(amounts).toEqual(['€5.00', '€84.95']);
});

test('keeps the old amounts visible while new ones load', async () => {
  const screen = await render(summary(true));
  const total = screen.getByText('€84.95');
  await expect.element(total).toBeVisible();
  expect(total.element().closest('[aria-busy="true"]')).not.toBeNull();
});

test('announces the total with its name when it changes', async () => {
  const screen = await render(summary(false));
  const live = screen.getByText('€84.95').element().closest('[aria-live="polite"]');
  expect(live?.getAttribute('aria-atomic')).toBe('true');
  expect(live?.textContent).toBe('Total€84.95');
});
