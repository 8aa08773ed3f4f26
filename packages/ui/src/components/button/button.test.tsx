import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, ButtonLink } from './button';

function RouterLink({ prefetch, children, ...props }: ComponentProps<'a'> & { prefetch: boolean }) {
  return (
    <a {...props} data-prefetch={prefetch}>
      {children}
    </a>
  );
}

test('is activated by pointer and by keyboard', async () => {
  const press = vi.fn<() => void>();
  const screen = await render(<Button onClick={press}>Add to basket</Button>);
  const button = screen.getByRole('button', { name: 'Add to basket' });
  await button.click();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('keeps name and focus while pending, and neither acts nor submits', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <input aria-label="Zip code" />
      <Button type="submit" pending onClick={press}>
        Pay
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('textbox').fill('8000');
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('is at least 44 pixels high in every size', async () => {
  const sizes = ['small', 'medium', 'large'] as const;
  const screen = await render(sizes.map((size) => <Button key={size} size={size} aria-label={size} />));
  for (const size of sizes) {
    const { height } = screen.getByRole('button', { name: size }).element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('renders a link as the given component', async () => {
  const screen = await render(
    <ButtonLink as={RouterLink} prefetch={false} href="/cart/">
      Basket
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Basket' });
  await expect.element(link).toHaveAttribute('href', '/cart/');
  await expect.element(link).toHaveAttribute('data-prefetch', 'false');
});
