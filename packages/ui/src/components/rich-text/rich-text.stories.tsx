import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './rich-text';

const meta = {
  title: 'Typography/Rich text',
  component: RichText,
  args: {
    html: '<h2>The story of the shirt</h2><p>It takes its pattern from the <a href="#stand">old east stand</a>.</p><ul><li>Recycled yarn</li><li>Woven crest</li></ul><p><strong>Care:</strong> wash at 30 degrees.</p>',
  },
  parameters: {
    usage: {
      when: 'Text that an editor has written, in the type of the club.',
      do: ['Sanitise the HTML before it comes here.'],
      dont: ['Never pass what a visitor has written.'],
    },
    longTexts: {
      da: {
        html: '<h2>Produktionsoplysninger</h2><p>Trøjens <a href="#stof">fugttransporterende mikrofibervævning</a> er kvalitetskontrolleret af fodboldforbundet.</p><ol><li>Maskinvask ved 30 grader</li><li>Tørretumbling frarådes</li></ol>',
      },
      es: {
        html: '<h2>Información de fabricación</h2><p>El <a href="#tejido">tejido de microfibra transpirable</a> ha superado los controles de calidad del club.</p><ol><li>Lavar a máquina a 30 grados</li><li>No utilizar secadora</li></ol>',
      },
    },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
