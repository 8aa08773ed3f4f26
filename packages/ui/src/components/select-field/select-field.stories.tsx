import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field';

const meta = {
  title: 'Forms/Select field',
  component: SelectField,
  args: {
    label: 'Country',
    options: [
      { value: 'DK', label: 'Denmark' },
      { value: 'ES', label: 'Spain' },
      { value: 'SE', label: 'Sweden' },
    ],
  },
  parameters: {
    usage: {
      when: 'Asks for one of a list that is too long for cards.',
      do: [
        'Use RadioCards for up to five choices that need explaining.',
        'Keep the order that people expect: by name, by size.',
      ],
      dont: ['Do not use it to navigate.'],
    },
    cultures: {
      da: {
        label: 'Land',
        options: [
          { value: 'DK', label: 'Danmark' },
          { value: 'ES', label: 'Spanien' },
        ],
      },
      es: {
        label: 'País',
        options: [
          { value: 'ES', label: 'España' },
          { value: 'DK', label: 'Dinamarca' },
        ],
      },
    },
    longTexts: {
      da: {
        label: 'Foretrukket afhentningssted',
        options: [{ value: 'a', label: 'Posthusbutikken ved Storcentergården på Vesterbrogade' }],
      },
      es: {
        label: 'Punto de recogida preferido',
        options: [{ value: 'a', label: 'Estanco junto a la estación de autobuses de Plaza de Armas' }],
      },
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPlaceholder: Story = { args: { placeholder: 'Choose a country', defaultValue: '' } };

export const Invalid: Story = {
  tags: ['matrix'],
  args: { placeholder: 'Choose a country', errorMessage: 'Choose a country' },
};

export const Disabled: Story = { args: { disabled: true } };
