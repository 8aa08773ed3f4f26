import type { PageRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import type { LawfulShopFacts } from '../shop-facts';
import { lawIn } from './law';
import { textPage } from './text-page';

const words = {
  en: {
    path: '/accessibility/',
    title: 'Accessibility',
    lead: 'What we do so that everyone can use the shop, and how you tell us where we fail.',
    aim: 'is there for everyone: with a keyboard, a screen reader, enlarged text or strong contrasts. We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    checks: 'How we check',
    checked:
      'Automatic tests look for breaches of the guidelines on every kind of page, on narrow and wide screens, at 400 % zoom, with wider text spacing and in forced colours. Others buy a shirt with the keyboard alone and with a simulated screen reader.',
    limits: 'What we know is missing',
    limit:
      'You pay on the payment provider’s own page, which we do not build. Automatic tests find only some of what can be wrong. Neither people who use a screen reader every day nor anyone from outside have examined the shop yet.',
    report: 'Does something not work for you?',
    reach:
      'Tell us which page it is on and what you use, and we will help you to what you came for. We answer within one working day.',
    form: 'You can also use the page <a href="page:contact">Contact</a>.',
    phone: 'Phone',
    hours: 'working days 9–15',
    email: 'Email',
    complaints: 'If our answer does not help',
    authority: 'The authority that supervises is',
    date: 'This statement is from 23 November 2026.',
  },
  da: {
    path: '/tilgaengelighed/',
    title: 'Tilgængelighed',
    lead: 'Det gør vi, for at alle kan bruge shoppen, og sådan siger du til, når det ikke lykkes.',
    aim: 'er for alle: med tastatur, skærmlæser, forstørret tekst eller stærke kontraster. Vi bygger den efter retningslinjerne for tilgængeligt webindhold (WCAG) 2.2, niveau AA.',
    checks: 'Sådan kontrollerer vi',
    checked:
      'Automatiske test leder efter brud på retningslinjerne på alle slags sider, på smalle og brede skærme, ved 400 % zoom, med større tekstafstand og i tvungne farver. Andre køber en trøje alene med tastaturet og med en simuleret skærmlæser.',
    limits: 'Det ved vi, at der mangler',
    limit:
      'Du betaler på betalingsudbyderens egen side, som vi ikke bygger. Automatiske test finder kun noget af det, der kan være galt. Hverken folk, der bruger skærmlæser til daglig, eller andre udefra har undersøgt shoppen endnu.',
    report: 'Er der noget, der ikke virker for dig?',
    reach:
      'Fortæl os, hvilken side det er på, og hvad du bruger, så hjælper vi dig med det, du kom efter. Vi svarer inden for en hverdag.',
    form: 'Du kan også bruge siden <a href="page:contact">Kontakt</a>.',
    phone: 'Telefon',
    hours: 'hverdage kl. 9-15',
    email: 'E-mail',
    complaints: 'Hvis vores svar ikke hjælper',
    authority: 'Den myndighed, der fører tilsyn, er',
    date: 'Erklæringen er fra den 23. november 2026.',
  },
  es: {
    path: '/accesibilidad/',
    title: 'Accesibilidad',
    lead: 'Qué hacemos para que cualquiera pueda usar la tienda y cómo avisarnos cuando fallamos.',
    aim: 'es para todo el mundo: con teclado, lector de pantalla, texto ampliado o contrastes fuertes. La hacemos según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.',
    checks: 'Cómo lo comprobamos',
    checked:
      'Unas pruebas automáticas buscan incumplimientos de las pautas en todo tipo de páginas, en pantallas estrechas y anchas, con un zoom del 400 %, con más espacio entre las letras y con colores forzados. Otras compran una camiseta solo con el teclado y con un lector de pantalla simulado.',
    limits: 'Lo que sabemos que falta',
    limit:
      'El pago se hace en la página del proveedor de pagos, que no es obra nuestra. Las pruebas automáticas solo encuentran una parte de los fallos. Todavía no han examinado la tienda ni personas que usan a diario un lector de pantalla ni nadie de fuera.',
    report: '¿Algo no te funciona?',
    reach:
      'Cuéntanos en qué página ocurre y qué utilizas, y te ayudamos a conseguir lo que buscabas. Respondemos en un día laborable.',
    form: 'También puedes usar la página <a href="page:contact">Contacto</a>.',
    phone: 'Teléfono',
    hours: 'días laborables de 9 a 15 h',
    email: 'Correo',
    complaints: 'Si nuestra respuesta no te sirve',
    authority: 'La autoridad que supervisa es',
    date: 'Esta declaración es del 23 de noviembre de 2026.',
  },
} as const;

/** The public statement that the European Accessibility Act asks for. */
export function accessibilityPage<C extends Culture>(
  facts: LawfulShopFacts<C>,
  cultures: readonly C[],
): PageRow {
  const { email } = facts.company;
  return {
    id: 'accessibility',
    alias: 'contentPage',
    texts: each(cultures, (culture) => {
      const { path, title, lead, aim, ...text } = words[culture];
      const law = lawIn(facts.law, culture);
      const html = [
        `<p>${facts.siteName[culture]} ${aim}</p>`,
        `<h2>${text.checks}</h2><p>${text.checked}</p>`,
        `<h2>${text.limits}</h2><p>${text.limit}</p>`,
        `<h2>${text.report}</h2><p>${text.reach}</p>`,
        `<p>${text.email}: <a href="mailto:${email}">${email}</a><br>${text.phone}: ${facts.phone}, ${text.hours}</p>`,
        `<p>${text.form}</p>`,
        `<h2>${text.complaints}</h2><p>${text.authority} ${law.accessibilityAuthority}.</p><p>${law.disputes}</p>`,
        `<p>${text.date}</p>`,
      ];
      return textPage({ path, title, lead, html: html.join('') });
    }),
  };
}
