import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguagePicker } from '../language-picker/language-picker';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Page/Site footer',
  component: SiteFooter,
  args: {
    company: 'Club Shop Ltd., Park Road 1',
    sections: [
      {
        headline: 'Help',
        links: [
          { text: 'Delivery', url: '#delivery' },
          { text: 'Returns', url: '#returns' },
          { text: 'Terms', url: '#terms', target: '_blank' },
        ],
      },
      {
        headline: 'The club',
        links: [
          { text: 'Tickets', url: '#tickets' },
          { text: 'Members', url: '#members' },
        ],
      },
    ],
    copyright: '© 2026 Club Shop',
    newWindowLabel: 'opens a new window',
    end: (
      <LanguagePicker
        label="Choose language"
        placement="above"
        languages={[
          { name: 'English', lang: 'en', href: '#en', current: true },
          { name: 'Dansk', lang: 'da', href: '#da' },
        ]}
      />
    ),
  },
  parameters: {
    bleed: true,
    matrix: { width: 1280 },
    usage: {
      when: 'The foot of every page; below 1024 px its sections open and close.',
      do: ['Say who the seller is.'],
      dont: ['Do not repeat the main navigation.'],
    },
    cultures: {
      da: {
        company: 'Klubshop ApS, Parkvej 1',
        sections: [
          {
            headline: 'Hjælp',
            links: [
              { text: 'Levering', url: '#delivery' },
              { text: 'Returnering', url: '#returns' },
            ],
          },
        ],
        newWindowLabel: 'åbner et nyt vindue',
      },
      es: {
        company: 'Tienda del Club, S. L., Calle del Parque, 1',
        sections: [
          {
            headline: 'Ayuda',
            links: [
              { text: 'Entrega', url: '#delivery' },
              { text: 'Devoluciones', url: '#returns' },
            ],
          },
        ],
        newWindowLabel: 'abre una ventana nueva',
      },
    },
    longTexts: {
      da: {
        sections: [
          {
            headline: 'Kundeserviceafdelingen',
            links: [
              { text: 'Leveringsbetingelser og transportomkostninger', url: '#delivery' },
              { text: 'Fortrydelsesret og returneringsvejledning', url: '#returns' },
            ],
          },
        ],
      },
      es: {
        sections: [
          {
            headline: 'Atención al cliente',
            links: [
              { text: 'Condiciones de entrega y gastos de envío', url: '#delivery' },
              { text: 'Derecho de desistimiento y devoluciones', url: '#returns' },
            ],
          },
        ],
      },
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
