import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { Text } from '../text/text';
import { Drawer } from './drawer';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Remove the shirt?',
    closeLabel: 'Close',
    children: <Text>It goes back to the shelf for others.</Text>,
    footer: <Button wide>Remove</Button>,
  },
  parameters: {
    matrix: { framed: true, width: 800, height: 560 },
    docs: { story: { inline: false, iframeHeight: 560 } },
    usage: {
      when: 'A longer task beside the page: filters, the basket, the size guide.',
      do: ['Keep what is being done in sight behind it where there is room.'],
      dont: ['Do not use it for a yes or no: that is a Dialog.'],
    },
    cultures: {
      da: {
        title: 'Fjern trøjen?',
        closeLabel: 'Luk',
        children: <Text>Den kommer tilbage på hylden til andre.</Text>,
        footer: <Button wide>Fjern</Button>,
      },
      es: {
        title: '¿Quitar la camiseta?',
        closeLabel: 'Cerrar',
        children: <Text>Volverá al estante para otros.</Text>,
        footer: <Button wide>Quitar</Button>,
      },
    },
    longTexts: {
      da: {
        title: 'Bekræft annulleringen af forudbestillingsreservationen',
        closeLabel: 'Luk',
        children: (
          <Text>
            Forudbestillingsbeløbet tilbageføres til betalingskortet inden for fem bankdage efter
            annulleringen.
          </Text>
        ),
        footer: <Button wide>Annullér forudbestillingen</Button>,
      },
      es: {
        title: 'Confirma la anulación de la reserva anticipada',
        closeLabel: 'Cerrar',
        children: (
          <Text>
            Devolveremos el importe a la tarjeta en un plazo de cinco días hábiles desde la anulación.
          </Text>
        ),
        footer: <Button wide>Anular la reserva anticipada</Button>,
      },
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { open: false } };

export const WithoutFooter: Story = { args: { footer: undefined } };

export const FromStart: Story = { args: { side: 'start' } };
