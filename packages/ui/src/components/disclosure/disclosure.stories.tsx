import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text';
import { Disclosure } from './disclosure';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: { title: 'Care', level: 2, children: <Text>Wash at 30 degrees, do not tumble dry.</Text> },
  parameters: {
    usage: {
      when: 'A section that opens and closes without a script.',
      do: ['Name what is inside.', 'Give those that should close one another the same name.'],
      dont: ['Do not hide what everyone needs before buying.'],
    },
    longTexts: {
      da: {
        title: 'Vedligeholdelsesanvisninger og materialesammensætning',
        open: true,
        children: <Text>Maskinvask ved 30 grader på skåneprogram; tørretumbling frarådes.</Text>,
      },
      es: {
        title: 'Instrucciones de lavado y composición de los tejidos',
        open: true,
        children: <Text>Lavar a máquina a 30 grados en programa delicado; no utilizar secadora.</Text>,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = { tags: ['matrix'], args: { open: true } };
