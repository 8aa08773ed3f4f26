import type { Meta, StoryObj } from '@storybook/react-vite';
import { Questions } from './questions';

const meta = {
  title: 'Content/Questions',
  component: Questions,
  args: {
    heading: 'Delivery',
    items: [
      { question: 'When does it arrive?', answer: 'In two to four days.' },
      { question: 'Can I send it back?', answer: 'Within 30 days, unless it is printed.' },
    ],
  },
  parameters: {
    usage: {
      when: 'Questions that open to their answers.',
      do: ['Use the words in which people ask.'],
      dont: ['Do not hide terms in it.'],
    },
    cultures: {
      da: {
        heading: 'Levering',
        items: [
          { question: 'Hvornår kommer den?', answer: 'Om to til fire dage.' },
          { question: 'Kan jeg sende den tilbage?', answer: 'Inden for 30 dage, medmindre den er med tryk.' },
        ],
      },
      es: {
        heading: 'Entrega',
        items: [
          { question: '¿Cuándo llega?', answer: 'En dos a cuatro días.' },
          { question: '¿Puedo devolverla?', answer: 'En 30 días, salvo si está personalizada.' },
        ],
      },
    },
    longTexts: {
      da: {
        heading: 'Leveringsbetingelser',
        items: [
          {
            question: 'Hvornår overdrages forsendelsen til transportvirksomhedens omdelingscentral?',
            answer: 'Samme hverdag.',
          },
        ],
      },
      es: {
        heading: 'Condiciones de entrega',
        items: [
          {
            question: '¿Cuándo se entrega el paquete al centro de distribución de la empresa de transporte?',
            answer: 'El mismo día laborable.',
          },
        ],
      },
    },
  },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
