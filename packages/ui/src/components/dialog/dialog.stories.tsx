import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button';
import { Text } from '../text/text';
import { Dialog } from './dialog';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
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
    matrix: { framed: true, height: 480 },
    docs: { story: { inline: false, iframeHeight: 480 } },
    usage: {
      when: 'A question or short task that must be settled before going on.',
      do: ['Ask one thing.', 'Let the title say what it is about.'],
      dont: ['Do not open it without a press of the visitor.', 'Do not open one from another.'],
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
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { open: false } };

export const WithoutFooter: Story = { args: { footer: undefined } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };
