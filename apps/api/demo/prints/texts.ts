import type { Culture } from '../club';
import type { PrintName } from './print-seed';

type Text = { name: string; text: string };

/** What a print is called and what a fan should know of it. */
export const printTexts: Readonly<Record<PrintName, Readonly<Record<Culture, Text>>>> = {
  'name-and-number': {
    en: {
      name: 'Your name and number',
      text: 'Heat-pressed in our own workshop within two working days. Made for you, so it cannot be returned.',
    },
    da: {
      name: 'Dit navn og nummer',
      text: 'Trykkes på vores eget værksted inden for to hverdage. Lavet til dig og kan derfor ikke returneres.',
    },
    es: {
      name: 'Tu nombre y dorsal',
      text: 'Lo estampamos en nuestro taller en dos días laborables. Está hecho para ti, así que no admite devolución.',
    },
  },
  name: {
    en: {
      name: 'Your name',
      text: 'Across the shoulders, without a number. It cannot be returned once pressed.',
    },
    da: { name: 'Dit navn', text: 'Hen over skuldrene, uden nummer. Kan ikke returneres, når det er trykt.' },
    es: {
      name: 'Tu nombre',
      text: 'Sobre los hombros y sin dorsal. Una vez estampado no admite devolución.',
    },
  },
  number: {
    en: {
      name: 'Your number',
      text: 'Large on the back, without a name. It cannot be returned once pressed.',
    },
    da: { name: 'Dit nummer', text: 'Stort på ryggen, uden navn. Kan ikke returneres, når det er trykt.' },
    es: {
      name: 'Tu dorsal',
      text: 'Grande en la espalda y sin nombre. Una vez estampado no admite devolución.',
    },
  },
  player: {
    en: {
      name: 'A player',
      text: 'The name and number they wear this season. It cannot be returned once pressed.',
    },
    da: {
      name: 'En spiller',
      text: 'Navnet og nummeret fra denne sæson. Kan ikke returneres, når det er trykt.',
    },
    es: {
      name: 'Un jugador',
      text: 'El nombre y el dorsal de esta temporada. Una vez estampado no admite devolución.',
    },
  },
};
