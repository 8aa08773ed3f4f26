import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from './consent-banner';

const meta = {
  title: 'Page/Consent banner',
  component: ConsentBanner,
  args: {
    heading: 'Your choice',
    text: 'May we measure how the shop is used?',
    purposes: [
      { id: 'shop', name: 'The shop', description: 'Basket, login and language.', necessary: true },
      { id: 'measure', name: 'Statistics', description: 'How the shop is used.' },
      { id: 'ads', name: 'Marketing', description: 'What we show you elsewhere.' },
    ],
    labels: { acceptAll: 'Accept all', rejectAll: 'Reject all', choose: 'Choose', save: 'Save my choice' },
    onDecide: () => undefined,
  },
  parameters: {
    bleed: true,
    matrix: { framed: true, height: 560 },
    docs: { story: { inline: false, iframeHeight: 560 } },
    usage: {
      when: 'Asks what may be stored and measured, beside the page and not in front of it.',
      do: ['Give accepting and refusing the same weight.', 'Say in a sentence what each purpose is for.'],
      dont: ['Do not tick anything before a choice was made.'],
    },
    cultures: {
      da: {
        heading: 'Dit valg',
        text: 'Må vi måle, hvordan shoppen bruges?',
        labels: {
          acceptAll: 'Acceptér alle',
          rejectAll: 'Afvis alle',
          choose: 'Vælg selv',
          save: 'Gem mit valg',
        },
      },
      es: {
        heading: 'Tú decides',
        text: '¿Podemos medir cómo se usa la tienda?',
        labels: {
          acceptAll: 'Aceptar todo',
          rejectAll: 'Rechazar todo',
          choose: 'Elegir',
          save: 'Guardar mi elección',
        },
      },
    },
    longTexts: {
      da: {
        heading: 'Samtykkeindstillinger for webbutikken',
        text: 'Må vi og vores samarbejdspartnere måle anvendelsen af webbutikken og tilpasse markedsføringen?',
        labels: {
          acceptAll: 'Acceptér alle formål',
          rejectAll: 'Afvis alle formål',
          choose: 'Vælg samtykkeformål',
          save: 'Gem samtykkeindstillingerne',
        },
      },
      es: {
        heading: 'Configuración del consentimiento de la tienda',
        text: '¿Podemos nosotros y nuestros colaboradores medir el uso de la tienda y adaptar la publicidad?',
        labels: {
          acceptAll: 'Aceptar todas las finalidades',
          rejectAll: 'Rechazar todas las finalidades',
          choose: 'Elegir las finalidades',
          save: 'Guardar la configuración',
        },
      },
    },
  },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Asked: Story = { args: { asked: true } };
