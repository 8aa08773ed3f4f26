import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Questions } from './questions';

test('hides answers until a question is opened', async () => {
  const screen = await render(
    <Questions heading="Questions" items={[{ question: 'How do I return it?', answer: 'By post' }]} />,
  );
  await expect.element(screen.getByText('By post')).not.toBeVisible();
  await screen.getByRole('heading', { name: 'How do I return it?' }).click();
  await expect.element(screen.getByText('By post')).toBeVisible();
});
