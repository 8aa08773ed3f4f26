import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FilterGroup } from './filter-group';

const options = ['Red', 'Green', 'Black', 'White'].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  count: index + 1,
}));

function Colour({ open = true }: { open?: boolean }) {
  const [value, setValue] = useState<string[]>(['white']);
  return (
    <FilterGroup
      title="Colour"
      open={open}
      options={options}
      value={value}
      onValueChange={setValue}
      chosenLabel={(count) => `${count} chosen`}
      limit={2}
      moreLabel="Show all"
    />
  );
}

test('shows the number of chosen options while closed, and opens by its title', async () => {
  const screen = await render(<Colour open={false} />);
  await expect.element(screen.getByText('1 chosen')).toBeVisible();
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
  await screen.getByText('1 chosen').click();
  await screen.getByRole('checkbox', { name: 'Red (1)' }).click();
  await expect.element(screen.getByText('2 chosen')).toBeVisible();
});

test('shows the first options and the chosen ones, and all on request', async () => {
  const screen = await render(<Colour />);
  const names = () => screen.getByRole('checkbox').elements().length;
  expect(names()).toBe(3);
  await expect.element(screen.getByRole('checkbox', { name: 'White (4)' })).toBeChecked();
  await screen.getByRole('button', { name: 'Show all' }).click();
  expect(names()).toBe(4);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('shows the parent of a chosen option', async () => {
  const shirts = { value: 'shirts', label: 'Shirts', children: [{ value: 'home', label: 'Home shirts' }] };
  const screen = await render(
    <FilterGroup
      title="Category"
      open
      options={[...options, shirts]}
      value={['home']}
      limit={1}
      moreLabel="Show all"
    />,
  );
  const names = screen
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['Red (1)', 'Shirts', 'Home shirts']);
});
