import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './combo-box';

function Country(args: ComboBoxProps) {
  const [value, setValue] = useState(args.value);
  return <ComboBox {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/Combo box',
  component: ComboBox,
  render: (args) => <Country {...args} />,
  args: {
    label: 'Country',
    value: null,
    onValueChange: () => undefined,
    emptyLabel: 'No country of that name',
    countLabel: (count: number) => `${count} countries`,
    placeholder: 'Type or choose',
    options: ['Denmark', 'Finland', 'Norway', 'Spain', 'Sweden'].map((text) => ({ id: text, text })),
  },
  parameters: {
    matrix: { framed: true, height: 400, story: 'Open' },
    usage: {
      when: 'Finds one of a long list by typing.',
      do: ['Let typing find names without their accents.'],
      dont: ['Do not use it for fewer than about fifteen options: a select does.'],
    },
    longTexts: {
      da: {
        label: 'Leveringsland for forsendelser uden for Den Europæiske Union',
        description: 'Toldbehandlingsgebyrer kan forekomme',
        options: [{ id: 'GB', text: 'Det Forenede Kongerige Storbritannien og Nordirland' }],
        value: 'GB',
      },
      es: {
        label: 'País de entrega de los envíos fuera de la Unión Europea',
        description: 'Puede haber gastos de despacho de aduanas',
        options: [{ id: 'GB', text: 'Reino Unido de Gran Bretaña e Irlanda del Norte' }],
        value: 'GB',
      },
    },
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'Spain' } };
export const Invalid: Story = { args: { errorMessage: 'Choose a country' } };
export const Disabled: Story = { args: { value: 'Denmark', disabled: true } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};
