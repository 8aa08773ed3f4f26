import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { Text } from '../text';
import { Popover } from './popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'About preorders',
    trigger: (wiring) => (
      <Button variant="secondary" {...wiring}>
        What is a preorder?
      </Button>
    ),
    children: <Text>It is sent as soon as it has been made, in one parcel with the rest.</Text>,
  },
  parameters: {
    matrix: { framed: true, height: 240, story: 'Open' },
    usage: {
      when: 'Shows something small beside its button: an explanation, a few controls.',
      do: [
        'Name what opens; it is a dialog to assistive technology.',
        'Use a dialog or drawer for anything longer.',
      ],
      dont: ['Do not put the main action of a page into it.'],
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const WithButton: Story = {
  args: {
    children: (close) => (
      <Stack>
        <Text>It is sent as soon as it has been made.</Text>
        <Button onClick={close}>Got it</Button>
      </Stack>
    ),
  },
  play: Open.play,
};

export const LongDanish: Story = {
  globals: { culture: 'da' },
  args: {
    label: 'Forudbestillingsbetingelser',
    trigger: (wiring) => (
      <Button variant="secondary" {...wiring}>
        Forudbestillingsbetingelser
      </Button>
    ),
    children: (
      <Text>
        Forudbestillingsvarer afsendes, så snart de er færdigproducerede, sammen med resten af din bestilling.
        Leveringstidspunktet fremgår af ordrebekræftelsen, og du kan annullere frem til afsendelsen.
      </Text>
    ),
  },
  play: Open.play,
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  args: {
    label: 'Condiciones de las reservas',
    trigger: (wiring) => (
      <Button variant="secondary" {...wiring}>
        Condiciones de las reservas anticipadas
      </Button>
    ),
    children: (
      <Text>
        Los artículos en reserva salen en cuanto terminan de fabricarse, junto con el resto del pedido. El
        plazo de entrega figura en la confirmación, y puedes anular la reserva hasta el momento del envío.
      </Text>
    ),
  },
  play: Open.play,
};

export const RightToLeft: Story = { globals: { dir: 'rtl' }, play: Open.play };
