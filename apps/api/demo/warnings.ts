import type { Garment } from './art/spec';
import type { Culture } from './club';

type Texts = Readonly<Record<Culture, string>>;

const smallParts: Texts = {
  en: 'Not for children under 3 years: small parts can be swallowed.',
  da: 'Ikke egnet til børn under 3 år: små dele kan sluges.',
  es: 'No apto para menores de 3 años: contiene piezas pequeñas que pueden tragarse.',
};
const fire: Texts = {
  en: 'Keep away from open fire.',
  da: 'Må ikke komme i nærheden af åben ild.',
  es: 'Mantener alejado del fuego.',
};
const hot: Texts = {
  en: 'Gets hot with a hot drink in it: hold it by the handle.',
  da: 'Bliver varm af varme drikke: hold i hanken.',
  es: 'Se calienta con bebidas calientes: sujétala por el asa.',
};
const pressure: Texts = {
  en: 'Not for carbonated or hot drinks: pressure may throw off the lid.',
  da: 'Ikke til drikke med brus eller varme drikke: trykket kan slå låget af.',
  es: 'No usar con bebidas gaseosas ni calientes: la presión puede hacer saltar el tapón.',
};
const neck: Texts = {
  en: 'Do not leave it around a sleeping child’s neck.',
  da: 'Må ikke sidde om halsen på et sovende barn.',
  es: 'No dejar alrededor del cuello de un niño dormido.',
};

/** What must be said of an article before it is used. */
export const warningsOf: Readonly<Partial<Record<Garment, readonly Texts[]>>> = {
  keyring: [smallParts],
  flag: [fire],
  scarf: [neck],
  mug: [hot],
  bottle: [pressure],
};
