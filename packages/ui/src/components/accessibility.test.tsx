import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { tone } from '../theme';
import { Alert } from './alert/alert';
import { Badge } from './badge/badge';
import { Button } from './button/button';
import { Checkbox } from './checkbox/checkbox';
import { Heading } from './heading/heading';
import { IconButton } from './icon-button/icon-button';
import { Link } from './link/link';
import { QuantityStepper } from './quantity-stepper/quantity-stepper';
import { RadioCards } from './radio-cards/radio-cards';
import { SelectField } from './select-field/select-field';
import { Stack } from './stack/stack';
import { Text } from './text/text';
import { TextArea } from './text-area/text-area';
import { TextField } from './text-field/text-field';

const themes = import.meta.glob<{ themeClass: string }>('../../../../apps/*/brand/theme.css.ts', {
  eager: true,
});
const root = document.documentElement;
const initialClasses = root.className;

beforeEach(() => {
  root.lang = 'en';
});

afterEach(() => {
  root.className = initialClasses;
});

function Form() {
  return (
    <Stack>
      <Heading level={2}>Delivery</Heading>
      <Text color="muted">
        Read the <Link href="#terms">terms</Link>
      </Text>
      <TextField
        label="E-mail"
        description="For the receipt"
        errorMessage="Enter your e-mail"
        placeholder="ana@example.com"
      />
      <SelectField label="Country" options={[{ value: 'DK', label: 'Denmark' }]} />
      <TextArea label="Message" />
      <RadioCards
        legend="Method"
        options={[{ value: 'home', title: 'Home', description: 'In two days', aside: 'Free' }]}
        value="home"
        onValueChange={() => undefined}
      />
      <Checkbox label="I accept" errorMessage="Accept the terms" />
      <QuantityStepper
        label="Quantity"
        decreaseLabel="Fewer"
        increaseLabel="More"
        value={1}
        onValueChange={() => undefined}
      />
      <Button>Pay</Button>
      <Button variant="secondary">Back</Button>
      <Button variant="quiet">Cancel</Button>
      <IconButton icon="close" label="Close" />
      <Badge kind="sale">-30 %</Badge>
      <Alert kind="warning">The price has changed</Alert>
    </Stack>
  );
}

const regions = ['page', ...(Object.keys(tone) as (keyof typeof tone)[])] as const;
const cases = Object.entries(themes).flatMap(([path, { themeClass }]) =>
  regions.map((region) => ({ brand: path.split('/').at(-3), themeClass, region })),
);

test.each(cases)('$brand on its $region tone has no axe violation', async ({ themeClass, region }) => {
  root.className = themeClass;
  const { container } = await render(
    <main className={region === 'page' ? undefined : tone[region]}>
      <Form />
    </main>,
  );
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});
