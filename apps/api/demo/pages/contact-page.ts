import type { PageRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import type { ShopFacts } from '../shop-facts';
import { textPage } from './text-page';

const words = {
  en: {
    path: '/contact/',
    title: 'Contact',
    lead: 'We answer within one working day.',
    text: 'Have your order number at hand if you have one. It stands in the order confirmation. Most questions about parcels are answered under <a href="page:delivery">Delivery and returns</a>.',
    phone: 'Phone',
    hours: 'Working days 9–15',
    email: 'Email',
  },
  da: {
    path: '/contact/',
    title: 'Kontakt',
    lead: 'Vi svarer inden for en hverdag.',
    text: 'Hav gerne dit ordrenummer klar, hvis du har et. Det står i ordrebekræftelsen. De fleste spørgsmål om pakker får svar under <a href="page:delivery">Levering og retur</a>.',
    phone: 'Telefon',
    hours: 'Hverdage kl. 9-15',
    email: 'E-mail',
  },
  es: {
    path: '/contact/',
    title: 'Contacto',
    lead: 'Respondemos en un día laborable.',
    text: 'Ten a mano el número de pedido si lo tienes. Está en la confirmación. Casi todas las dudas sobre paquetes se resuelven en <a href="page:delivery">Envíos y devoluciones</a>.',
    phone: 'Teléfono',
    hours: 'Días laborables de 9 a 15 h',
    email: 'Correo',
  },
} as const;

/** Its path is the same in all cultures (S2.12). */
export function contactPage<C extends Culture>(facts: ShopFacts<C>, cultures: readonly C[]): PageRow {
  const { name, address, zip, city, email } = facts.company;
  return {
    id: 'contact',
    alias: 'contactPage',
    texts: each(cultures, (culture) => {
      const { path, title, lead, ...text } = words[culture];
      const html = [
        `<p>${lead} ${text.text}</p>`,
        `<p>${text.email}: <a href="mailto:${email}">${email}</a><br>${text.phone}: ${facts.phone}<br>${text.hours}</p>`,
        `<p>${name}<br>${address}<br>${zip} ${city}</p>`,
      ];
      return textPage({ path, title, lead, html: html.join('') });
    }),
  };
}
