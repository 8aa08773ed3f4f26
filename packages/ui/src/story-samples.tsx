import { Button } from './components/button/button';
import { Price } from './components/price/price';
import { Text } from './components/text/text';

/** The image of the product that stories show. */
export const shirtPicture = {
  source: [{ url: '/samples/shirt.svg', width: 960 }],
  sizes: '25vw',
  width: 960,
  height: 1200,
  alt: 'Home shirt from the front',
};

export const shirtPrice = <Price amount="€89.95" labels={{ now: 'Price now', before: 'Price before' }} />;

export const shirtProperties = [
  { label: 'Size', value: 'M' },
  { label: 'Print', value: 'LUND 7' },
];

/** The departments of stories of navigations. */
export const departments = [
  {
    name: 'Shirts',
    href: '#shirts',
    activeTrail: true,
    children: [
      {
        name: 'Home',
        href: '#home',
        active: true,
        children: [
          { name: 'Adults', href: '#home-adults' },
          { name: 'Kids', href: '#home-kids' },
        ],
      },
      { name: 'Away', href: '#away' },
    ],
  },
  { name: 'Training', href: '#training' },
  { name: 'Gifts', href: '#gifts' },
];

/** The departments in other cultures, and with the longest realistic names. */
export const departmentTexts = {
  cultures: {
    da: {
      items: [
        {
          name: 'Trøjer',
          href: '#shirts',
          activeTrail: true,
          children: [
            { name: 'Hjemme', href: '#home' },
            { name: 'Ude', href: '#away' },
          ],
        },
        { name: 'Træning', href: '#training' },
        { name: 'Gaver', href: '#gifts' },
      ],
    },
    es: {
      items: [
        {
          name: 'Camisetas',
          href: '#shirts',
          activeTrail: true,
          children: [
            { name: 'Primera', href: '#home' },
            { name: 'Segunda', href: '#away' },
          ],
        },
        { name: 'Entrenamiento', href: '#training' },
        { name: 'Regalos', href: '#gifts' },
      ],
    },
  },
  longTexts: {
    da: {
      items: [
        { name: 'Landsholdsbeklædning', href: '#a' },
        { name: 'Opvarmningstrøjer', href: '#b' },
        { name: 'Supporterudstyr', href: '#c' },
        { name: 'Børnefodboldstøvler', href: '#d' },
      ],
    },
    es: {
      items: [
        { name: 'Equipaciones oficiales', href: '#a' },
        { name: 'Ropa de entrenamiento', href: '#b' },
        { name: 'Complementos de la afición', href: '#c' },
        { name: 'Calzado infantil', href: '#d' },
      ],
    },
  },
};

/** The question that stories of overlays ask. */
export const question = {
  open: true,
  onClose: () => undefined,
  title: 'Remove the shirt?',
  closeLabel: 'Close',
  children: <Text>It goes back to the shelf for others.</Text>,
  footer: <Button wide>Remove</Button>,
};

/** The question in other cultures, and with the longest realistic texts. */
export const questionTexts = {
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
          Forudbestillingsbeløbet tilbageføres til betalingskortet inden for fem bankdage efter annulleringen.
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
};
