import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Message' },
  parameters: {
    usage: {
      when: 'Asks for several lines of text.',
      do: [
        'Always give a label.',
        'Say in errorMessage what is wrong and how to put it right.',
        'Give autoComplete for what the browser may know.',
      ],
      dont: ['Do not use the placeholder as the label.', 'Do not show an error before the field was left.'],
    },
    cultures: { da: { label: 'Besked' }, es: { label: 'Mensaje' } },
    longTexts: {
      da: {
        label: 'Begrundelse for returneringsanmodningen',
        description: 'Kundeserviceafdelingen besvarer henvendelsen inden for tre hverdage',
      },
      es: {
        label: 'Motivo de la solicitud de devolución',
        description: 'El servicio de atención al cliente responderá en tres días laborables',
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'Hello,\nmy parcel has not arrived yet.\nBest wishes, Ana' },
};

export const Invalid: Story = { tags: ['matrix'], args: { errorMessage: 'Write what it is about' } };

export const Disabled: Story = { args: { disabled: true } };
