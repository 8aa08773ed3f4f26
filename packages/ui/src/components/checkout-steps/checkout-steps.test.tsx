import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutSteps } from './checkout-steps';

test('marks the current step and links to completed ones', async () => {
  const screen = await render(
    <CheckoutSteps
      label="Steps"
      steps={[
        { name: 'Basket', href: '/cart/' },
        { name: 'Details' },
        { name: 'Receipt', href: '/receipt/' },
      ]}
      current={1}
      doneLabel="done"
    />,
  );
  const links = screen.getByRole('link');
  expect(links.elements()).toHaveLength(1);
  await expect.element(links).toHaveAccessibleName('Basket (done)');
  const steps = screen.getByRole('listitem').elements();
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
