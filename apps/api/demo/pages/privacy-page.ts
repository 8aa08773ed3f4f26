import type { PageRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import type { LawfulShopFacts } from '../shop-facts';
import { lawIn } from './law';
import { textPage } from './text-page';

interface Words {
  path: string;
  title: string;
  lead: string;
  controller: string;
  /** Heading, text; `{authority}` stands for the authority that supervises. */
  sections: readonly (readonly [heading: string, text: string])[];
}

const words: Readonly<Record<Culture, Words>> = {
  en: {
    path: '/privacy/',
    title: 'Privacy notice',
    lead: 'What we do with your personal data, why, for how long, and what you can ask of us.',
    controller: 'Who is responsible',
    sections: [
      [
        'Orders',
        'We use your name, address, email address and phone number to fulfil the contract (GDPR article 6(1)(b)), and keep the records for as long as bookkeeping law demands (article 6(1)(c)): seven years. Without these data we cannot deliver.',
      ],
      [
        'Your account',
        'We keep what you enter until you delete the account (article 6(1)(b)). You see and end your logins in your profile.',
      ],
      [
        'Newsletter',
        'It rests on your consent (article 6(1)(a)). We keep the words you agreed to, the times and our name as proof, until two years after you unsubscribe. Each mail has a link for that.',
      ],
      [
        'Messages',
        'We answer what you write to us (article 6(1)(b) and (f): our interest in helping you), and delete it after a year.',
      ],
      [
        'Cookies',
        'What is necessary for basket and login is always on. Statistics and marketing start only if you allow them (article 6(1)(a)). We ask again after a year and keep the proof of your choice for two more. The page <a href="/cookies/">Cookies in this shop</a> lists all of it.',
      ],
      [
        'Who receives data',
        'The carrier gets your address, the payment provider what it needs to charge you; our host runs our systems on our instructions. They all work within the EU. We sell no data.',
      ],
      [
        'Your rights',
        'You may see, correct, delete, restrict and move your data, object to their use, and withdraw a consent at any time for the future. With an account, you download all of your data and delete it on the page of your details. Without one, write to us. You may complain to {authority}.',
      ],
      ['Decisions by machines', 'We make no decision about you by machine alone, and build no profiles.'],
    ],
  },
  da: {
    path: '/privatliv/',
    title: 'Privatlivspolitik',
    lead: 'Sådan bruger vi dine personoplysninger, hvorfor, hvor længe, og hvad du kan kræve af os.',
    controller: 'Hvem der er dataansvarlig',
    sections: [
      [
        'Ordrer',
        'Vi bruger dit navn, din adresse, din e-mail og dit telefonnummer til at opfylde aftalen (databeskyttelsesforordningens artikel 6, stk. 1, litra b) og gemmer bilagene, så længe bogføringsloven kræver det (litra c): syv år. Uden oplysningerne kan vi ikke levere.',
      ],
      [
        'Din konto',
        'Vi gemmer det, du skriver, til du sletter kontoen (litra b). Du kan se og afslutte dine login i din profil.',
      ],
      [
        'Nyhedsbrev',
        'Det bygger på dit samtykke (litra a). Vi gemmer de ord, du sagde ja til, tidspunkterne og vores navn som bevis, til to år efter at du har frameldt dig. Hver mail har et link til det.',
      ],
      [
        'Beskeder',
        'Vi svarer på det, du skriver til os (litra b og f: vores interesse i at hjælpe dig), og sletter det efter et år.',
      ],
      [
        'Cookies',
        'Det, der er nødvendigt for kurv og login, er altid slået til. Statistik og marketing begynder kun, hvis du siger ja (litra a). Vi spørger igen efter et år og gemmer beviset for dit valg i to år mere. Siden <a href="/cookies/">Cookies i denne shop</a> viser det hele.',
      ],
      [
        'Hvem der får oplysninger',
        'Fragtfirmaet får din adresse, betalingsudbyderen det, der skal til for at trække beløbet; vores driftsfirma kører systemerne efter vores instruks. De arbejder alle inden for EU. Vi sælger ingen oplysninger.',
      ],
      [
        'Dine rettigheder',
        'Du kan se, rette, slette, begrænse og flytte dine oplysninger, gøre indsigelse mod brugen og når som helst trække et samtykke tilbage for fremtiden. Med en konto downloader og sletter du alle dine data på siden med dine oplysninger. Uden konto skriver du til os. Du kan klage til {authority}.',
      ],
      [
        'Automatiske afgørelser',
        'Vi træffer ingen afgørelser om dig alene med maskiner, og vi laver ingen profiler.',
      ],
    ],
  },
  es: {
    path: '/privacidad/',
    title: 'Política de privacidad',
    lead: 'Qué hacemos con tus datos personales, por qué, durante cuánto tiempo y qué puedes pedirnos.',
    controller: 'Quién es responsable',
    sections: [
      [
        'Pedidos',
        'Usamos tu nombre, dirección, correo y teléfono para cumplir el contrato (artículo 6.1.b del RGPD) y conservamos los documentos el tiempo que exige la ley contable (artículo 6.1.c): siete años. Sin esos datos no podemos entregar.',
      ],
      [
        'Tu cuenta',
        'Guardamos lo que escribes hasta que eliminas la cuenta (artículo 6.1.b). Puedes ver y cerrar tus sesiones en tu perfil.',
      ],
      [
        'Boletín',
        'Se basa en tu consentimiento (artículo 6.1.a). Guardamos como prueba las palabras que aceptaste, las horas y nuestro nombre, hasta dos años después de tu baja. Cada correo lleva un enlace para darte de baja.',
      ],
      [
        'Mensajes',
        'Respondemos a lo que nos escribes (artículo 6.1.b y f: nuestro interés en ayudarte) y lo borramos al cabo de un año.',
      ],
      [
        'Cookies',
        'Lo necesario para la cesta y el acceso está siempre activo. Las estadísticas y el marketing solo empiezan si los permites (artículo 6.1.a). Volvemos a preguntar al cabo de un año y conservamos la prueba de tu elección dos años más. La página <a href="/cookies/">Cookies de esta tienda</a> lo enumera todo.',
      ],
      [
        'Quién recibe datos',
        'El transportista recibe tu dirección; el proveedor de pagos, lo que necesita para cobrar; nuestro proveedor de alojamiento gestiona los sistemas siguiendo nuestras instrucciones. Todos trabajan dentro de la UE. No vendemos datos.',
      ],
      [
        'Tus derechos',
        'Puedes acceder a tus datos, rectificarlos, suprimirlos, limitarlos y trasladarlos, oponerte a su uso y retirar en cualquier momento un consentimiento para el futuro. Con una cuenta, descargas y eliminas todos tus datos en la página de tus datos. Sin cuenta, escríbenos. Puedes reclamar ante {authority}.',
      ],
      ['Decisiones automáticas', 'No tomamos decisiones sobre ti solo con máquinas ni elaboramos perfiles.'],
    ],
  },
};

/** What the law asks to tell a person whose data are collected (Regulation (EU) 2016/679 art. 13). */
export function privacyPage<C extends Culture>(
  facts: LawfulShopFacts<C>,
  cultures: readonly C[],
  prefixes: Readonly<Record<string, string>>,
): PageRow {
  const { company, phone } = facts;
  const address = `${company.address}, ${company.zip} ${company.city}`;
  return {
    id: 'privacy',
    alias: 'contentPage',
    texts: each(cultures, (culture) => {
      const { path, title, lead, controller, sections } = words[culture];
      const authority = lawIn(facts.law, culture).dataAuthority;
      const html = [
        `<h2>${controller}</h2><p>${company.name}, ${address}, <a href="mailto:${company.email}">${company.email}</a>, ${phone}</p>`,
        ...sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`),
      ].join('');
      const local = html
        .replace('{authority}', authority)
        .replace('href="/cookies/"', `href="${prefixes[culture] ?? ''}/cookies/"`);
      return textPage({ path, title, lead, html: local });
    }),
  };
}
