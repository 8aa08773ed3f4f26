import type { Block } from '../../src/features/content/contract';
import type { Image } from '../../src/platform/contract/image';
import type { Culture } from '../club';

const words = {
  en: {
    film: 'Six seconds of cloth',
    seen: '<p>Bands in the club’s colours run across the picture like a shirt in the wind. There is no sound.</p>',
    contact: 'Say hello',
    text: '<p>A question, an idea or an old photograph with a shirt in it? We read everything.</p>',
    link: 'Write to us',
    newsletter: 'News from the warehouse',
    promise: 'What is new, what is back and what is nearly gone. About twice a month.',
  },
  da: {
    film: 'Seks sekunders stof',
    seen: '<p>Bånd i klubbens farver løber hen over billedet som en trøje i vinden. Der er ingen lyd.</p>',
    contact: 'Sig hej',
    text: '<p>Har du et spørgsmål, en idé eller et gammelt billede med en trøje på? Vi læser det hele.</p>',
    link: 'Skriv til os',
    newsletter: 'Nyt fra lageret',
    promise: 'Det nye, det, der er kommet hjem igen, og det, der snart er væk. Cirka to gange om måneden.',
  },
  es: {
    film: 'Seis segundos de tela',
    seen: '<p>Franjas con los colores del club cruzan la imagen como una camiseta al viento. No hay sonido.</p>',
    contact: 'Salúdanos',
    text: '<p>¿Una duda, una idea o una foto antigua con una camiseta? Lo leemos todo.</p>',
    link: 'Escríbenos',
    newsletter: 'Noticias del almacén',
    promise: 'Lo nuevo, lo que vuelve y lo que se acaba. Unas dos veces al mes.',
  },
} as const;

/** How a page about the club ends: a film, how the club is reached, and its newsletter. */
export function closingBlocks(culture: Culture, poster: Image): Block[] {
  const { film, seen, contact, text, link, newsletter, promise } = words[culture];
  return [
    { type: 'video', heading: film, url: '/films/cloth.webm', poster, captionsUrl: null, html: seen },
    {
      type: 'contact',
      heading: contact,
      html: text,
      link: { text: link, url: 'page:contact', target: null },
    },
    { type: 'newsletter', heading: newsletter, text: promise },
  ];
}
