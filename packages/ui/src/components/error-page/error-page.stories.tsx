import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { ErrorPage } from './error-page';

const meta = {
  title: 'Page/Error page',
  component: ErrorPage,
  args: {
    code: '404',
    heading: 'This page has left the pitch',
    text: 'It may have moved, or never been.',
    actions: <ButtonLink href="#home">To the front page</ButtonLink>,
  },
  parameters: {
    bleed: true,
    matrix: { width: 1280 },
    usage: {
      when: 'A whole page that says what went wrong and leads on.',
      do: ['Say it in the words of the shop, not of the machine.'],
      dont: ['Do not show it for what one part of a page lacks: that is an Alert.'],
    },
    cultures: {
      da: {
        heading: 'Siden har forladt banen',
        text: 'Måske er den flyttet, måske har den aldrig været der.',
        actions: <ButtonLink href="#home">Til forsiden</ButtonLink>,
      },
      es: {
        heading: 'Esta página ha salido del campo',
        text: 'Puede que se haya movido o que nunca existiera.',
        actions: <ButtonLink href="#home">A la portada</ButtonLink>,
      },
    },
    longTexts: {
      da: {
        code: '500',
        heading: 'Betalingstjenesteudbyderen er midlertidigt utilgængelig',
        text: 'Bestillingsoplysningerne er opbevaret sikkert, og kundeserviceafdelingen er underrettet.',
      },
      es: {
        code: '500',
        heading: 'El proveedor de servicios de pago no está disponible',
        text: 'Hemos guardado los datos de tu pedido y hemos avisado al equipo de atención al cliente.',
      },
    },
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
