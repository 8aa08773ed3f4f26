import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './heading';

const meta = {
  title: 'Typography/Heading',
  component: Heading,
  args: { level: 2, children: 'New from the terraces' },
  argTypes: {
    step: { options: ['display', 'h1', 'h2', 'h3', 'h4'], control: 'inline-radio' },
    level: { options: [1, 2, 3, 4], control: 'inline-radio' },
  },
  parameters: {
    usage: {
      when: 'Names a page or a section in the display type of the club.',
      do: [
        'Choose the level by the outline of the document, the step by its size.',
        'Use one level 1 a page.',
      ],
      dont: ['Do not skip levels to get a size.', 'Do not set running text in it.'],
    },
    cultures: { da: { children: 'Nyt fra lægterne' }, es: { children: 'Novedades desde la grada' } },
    longTexts: {
      da: { children: 'Landsholdsspillernes opvarmningsbeklædning og overtrækstrøjer' },
      es: { children: 'Equipaciones de calentamiento y sudaderas de los internacionales' },
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Steps: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <>
      {(['display', 'h1', 'h2', 'h3', 'h4'] as const).map((step) => (
        <Heading key={step} level={2} step={step}>
          {children}
        </Heading>
      ))}
    </>
  ),
};

export const WithOrnament: Story = { tags: ['matrix'], args: { ornament: true } };
