import type { PageRow, ShippingMethodRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import { countryList, type ShopFacts, written } from '../shop-facts';

interface Words {
  path: string;
  title: string;
  lead: string;
  headings: readonly [method: string, price: string, freeFrom: string, time: string];
  days: (min: number, max: number) => string;
  where: (countries: string) => string;
  questions: string;
  answers: readonly (readonly [question: string, html: string])[];
}

const words: Record<Culture, Words> = {
  en: {
    path: '/delivery/',
    title: 'Delivery and returns',
    lead: 'What delivery costs, how long it takes and how you send something back.',
    headings: ['Delivery', 'Price', 'Free from', 'Working days'],
    days: (min, max) => (min === max ? String(min) : `${min}–${max}`),
    where: (countries) =>
      `Orders placed before 14:00 on a working day leave the warehouse the same day. Printed goods take two working days more, and a preorder leaves on the day that stands beside it. We deliver to ${countries}; the checkout shows what your address can have.`,
    questions: 'Good to know',
    answers: [
      [
        'How do I return something?',
        '<p>Write to us within 14 days of receiving the parcel, pack the goods as they came and send them back within the next 14 days. The return label you buy yourself. The money is on its way as soon as the parcel is back with us.</p>',
      ],
      [
        'May I swap a size?',
        '<p>Yes. Order the right size at once, so that nobody takes it, and return the wrong one.</p>',
      ],
      [
        'What about shirts with a name and number?',
        '<p>They are made for you and cannot be returned, unless something is wrong with them. Check the spelling twice.</p>',
      ],
      [
        'Something is faulty. What now?',
        '<p>Send us a picture and your order number. We pay for the return and put it right. Your rights are in the <a href="page:terms">terms</a>.</p>',
      ],
      [
        'When does a preorder arrive?',
        '<p>It is sent on the date shown beside the product. If the order holds other goods too, all of it is sent together then.</p>',
      ],
    ],
  },
  da: {
    path: '/levering/',
    title: 'Levering og retur',
    lead: 'Hvad fragten koster, hvor længe det tager, og hvordan du sender noget retur.',
    headings: ['Levering', 'Pris', 'Fri fragt fra', 'Hverdage'],
    days: (min, max) => (min === max ? String(min) : `${min}-${max}`),
    where: (countries) =>
      `Bestiller du inden kl. 14 på en hverdag, forlader pakken lageret samme dag. Varer med tryk tager to hverdage mere, og en forudbestilling sendes den dag, der står ved varen. Vi leverer til ${countries}; ved kassen kan du se, hvad din adresse kan få.`,
    questions: 'Godt at vide',
    answers: [
      [
        'Hvordan sender jeg noget retur?',
        '<p>Skriv til os inden 14 dage, efter at du har fået pakken, pak varen ned, som den kom, og send den inden for de næste 14 dage. Returfragten betaler du selv. Pengene er på vej, så snart pakken er tilbage hos os.</p>',
      ],
      [
        'Kan jeg bytte til en anden størrelse?',
        '<p>Ja. Bestil den rigtige størrelse med det samme, så ingen når at tage den, og send den forkerte retur.</p>',
      ],
      [
        'Hvad med trøjer med navn og nummer?',
        '<p>De er lavet til dig og kan ikke returneres, medmindre der er noget galt med dem. Læs stavningen igennem to gange.</p>',
      ],
      [
        'Der er en fejl på varen. Hvad gør jeg?',
        '<p>Send os et billede og dit ordrenummer. Vi betaler returfragten og får det bragt i orden. Dine rettigheder står i <a href="page:terms">handelsbetingelserne</a>.</p>',
      ],
      [
        'Hvornår kommer en forudbestilling?',
        '<p>Den sendes på den dato, der står ved varen. Er der andet i ordren, sendes det hele samlet på det tidspunkt.</p>',
      ],
    ],
  },
  es: {
    path: '/envios/',
    title: 'Envíos y devoluciones',
    lead: 'Cuánto cuesta el envío, cuánto tarda y cómo devolver algo.',
    headings: ['Envío', 'Precio', 'Gratis desde', 'Días laborables'],
    days: (min, max) => (min === max ? String(min) : `${min}–${max}`),
    where: (countries) =>
      `Los pedidos hechos antes de las 14:00 de un día laborable salen del almacén ese mismo día. Los artículos estampados tardan dos días laborables más y una reserva sale el día indicado junto a ella. Enviamos a ${countries}; al tramitar el pedido verás las opciones para tu dirección.`,
    questions: 'Conviene saberlo',
    answers: [
      [
        '¿Cómo devuelvo un artículo?',
        '<p>Escríbenos en los 14 días siguientes a la entrega, empaqueta el artículo como llegó y envíalo en los 14 días posteriores. El envío de vuelta corre de tu cuenta. El dinero sale en cuanto el paquete llega a nuestro almacén.</p>',
      ],
      [
        '¿Puedo cambiar la talla?',
        '<p>Sí. Pide enseguida la talla correcta, para que nadie se la lleve, y devuelve la otra.</p>',
      ],
      [
        '¿Y las camisetas con nombre y dorsal?',
        '<p>Se hacen para ti y no se pueden devolver, salvo que tengan algún defecto. Revisa dos veces cómo está escrito el nombre.</p>',
      ],
      [
        'El artículo tiene un fallo. ¿Qué hago?',
        '<p>Mándanos una foto y el número de pedido. Nosotros pagamos la devolución y lo solucionamos. Tus derechos están en los <a href="page:terms">términos y condiciones</a>.</p>',
      ],
      [
        '¿Cuándo llega una preventa?',
        '<p>Se envía en la fecha que figura junto al producto. Si el pedido incluye otros artículos, todo se envía junto entonces.</p>',
      ],
    ],
  },
};

export function deliveryPage<C extends Culture>(facts: ShopFacts<C>, cultures: readonly C[]): PageRow {
  return {
    id: 'delivery',
    alias: 'contentPage',
    texts: each(cultures, (culture) => {
      const { path, title, lead, where, questions, answers } = words[culture];
      const table = methodTable(facts, culture);
      return {
        path,
        title,
        seoTitle: '',
        seoDescription: lead,
        blocks: [
          { type: 'richText', html: `<p>${where(countryList(facts.countries, culture))}</p>${table}` },
          {
            type: 'questions',
            heading: questions,
            questions: answers.map(([question, html]) => ({ question, html })),
          },
        ],
      };
    }),
  };
}

function methodTable<C extends Culture>(facts: ShopFacts<C>, culture: C): string {
  const { headings, days } = words[culture];
  const currency = facts.currencyOf[culture];
  const money = (amount: number | undefined) =>
    amount === undefined ? '–' : written(amount, currency, facts.localeOf[culture]);
  const row = ({ texts, prices, freeFrom, days: { min, max } }: ShippingMethodRow) => [
    texts[culture]?.name ?? '',
    money(prices[currency]),
    money(freeFrom?.[currency]),
    days(min, max),
  ];
  const cells = (values: readonly string[], tag: 'th' | 'td') =>
    `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;
  const body = facts.shippingMethods.map((method) => cells(row(method), 'td')).join('');
  return `<table><thead>${cells(headings, 'th')}</thead><tbody>${body}</tbody></table>`;
}
