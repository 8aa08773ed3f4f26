import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './error-summary';

const meta = {
  title: 'Forms/Error summary',
  component: ErrorSummary,
  args: {
    title: 'Two answers are missing',
    errors: [
      { fieldId: 'mail', message: 'Enter your e-mail' },
      { fieldId: 'zip', message: 'Enter a zip code' },
    ],
    attempt: 0,
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    usage: {
      when: 'Says what keeps a form from being sent, each a link to its field.',
      do: [
        'Show it above the form after an attempt to send it.',
        'Use the words of the errors at the fields.',
      ],
      dont: ['Do not show it while a form is being filled in.'],
    },
    cultures: {
      da: {
        title: 'Der mangler to svar',
        errors: [
          { fieldId: 'mail', message: 'Skriv din e-mail' },
          { fieldId: 'zip', message: 'Skriv et postnummer' },
        ],
      },
      es: {
        title: 'Faltan dos respuestas',
        errors: [
          { fieldId: 'mail', message: 'Escribe tu correo electrónico' },
          { fieldId: 'zip', message: 'Escribe un código postal' },
        ],
      },
    },
    longTexts: {
      da: {
        title: 'Bestillingen kan ikke gennemføres, før oplysningerne er rettet',
        errors: [
          { fieldId: 'zip', message: 'Postnummeret stemmer ikke overens med den angivne bynavnsbetegnelse' },
        ],
      },
      es: {
        title: 'No podemos tramitar el pedido hasta que se corrijan los datos',
        errors: [
          { fieldId: 'zip', message: 'El código postal no corresponde a la localidad que has indicado' },
        ],
      },
    },
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
