import type { PageRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import { textPage } from '../pages/text-page';
import type { ShopFacts } from '../shop-facts';

type Draft = 'terms' | 'privacy' | 'accessibility';

interface DraftWords {
  path: string;
  title: string;
  lead: string;
  /** What the page must say, by heading. */
  sections: readonly (readonly [heading: string, content: string])[];
}

const notice: Record<Culture, string> = {
  en: 'DRAFT: this page is a list of what it has to say. Write it with a lawyer before the shop opens.',
  da: 'UDKAST: Denne side er en liste over, hvad den skal sige. Skriv den sammen med en jurist, før shoppen åbner.',
  es: 'BORRADOR: esta página es una lista de lo que debe decir. Redáctala con un abogado antes de abrir la tienda.',
};

const drafts: Record<Draft, Record<Culture, DraftWords>> = {
  terms: {
    en: {
      path: '/terms/',
      title: 'Terms and conditions',
      lead: 'What applies when you buy from us.',
      sections: [
        [
          'Who you buy from',
          'Name, registration and VAT number, address, email address and phone number of the company.',
        ],
        ['Order and contract', 'How an order is made, corrected and confirmed, and in which languages.'],
        ['Prices and payment', 'Currency, VAT, delivery costs, means of payment, and when money is charged.'],
        ['Delivery', 'Countries, times, who bears the risk, and what happens after a delay.'],
        [
          'Right of withdrawal',
          'The period, the statement, the form, the return, its cost and the refund, and the exceptions.',
        ],
        ['Faulty goods', 'The legal guarantee with its period, and how to complain.'],
        ['Disputes and law', 'Bodies that settle disputes, and the law that governs the contract.'],
      ],
    },
    da: {
      path: '/handelsbetingelser/',
      title: 'Handelsbetingelser',
      lead: 'Det gælder, når du handler hos os.',
      sections: [
        ['Hvem du handler med', 'Virksomhedens navn, CVR- og momsnummer, adresse, e-mail og telefonnummer.'],
        ['Ordre og aftale', 'Hvordan en ordre afgives, rettes og bekræftes, og på hvilke sprog.'],
        [
          'Priser og betaling',
          'Valuta, moms, leveringsomkostninger, betalingsmidler, og hvornår beløbet trækkes.',
        ],
        ['Levering', 'Lande, tider, hvem der bærer risikoen, og hvad der sker ved forsinkelse.'],
        [
          'Fortrydelsesret',
          'Fristen, meddelelsen, formularen, returneringen, prisen for den, tilbagebetalingen og undtagelserne.',
        ],
        ['Fejl på varen', 'Reklamationsretten med dens frist, og hvordan man klager.'],
        ['Tvister og lov', 'Organer, der afgør tvister, og den lov, som aftalen følger.'],
      ],
    },
    es: {
      path: '/condiciones/',
      title: 'Términos y condiciones',
      lead: 'Lo que se aplica cuando compras aquí.',
      sections: [
        [
          'A quién compras',
          'Nombre, NIF y NIF-IVA, datos registrales, dirección, correo y teléfono de la empresa.',
        ],
        ['Pedido y contrato', 'Cómo se hace, se corrige y se confirma un pedido, y en qué idiomas.'],
        ['Precios y pago', 'Moneda, IVA, gastos de envío, medios de pago y momento del cargo.'],
        ['Envío', 'Países, plazos, quién asume el riesgo y qué ocurre si hay retraso.'],
        [
          'Desistimiento',
          'El plazo, la declaración, el formulario, la devolución, su coste, el reembolso y las excepciones.',
        ],
        ['Artículos defectuosos', 'La garantía legal con su plazo y cómo reclamar.'],
        ['Conflictos y ley', 'Los organismos que resuelven conflictos y la ley del contrato.'],
      ],
    },
  },
  privacy: {
    en: {
      path: '/privacy/',
      title: 'Privacy',
      lead: 'What we do with your personal data.',
      sections: [
        ['Controller', 'Who is responsible, and how to reach them.'],
        ['Purposes and legal bases', 'Orders, accounts, newsletter, measurement, each with its legal basis.'],
        ['Recipients', 'Carriers, payment provider, hosting, and transfers outside the EU.'],
        ['Storage', 'How long each kind of data is kept.'],
        [
          'Your rights',
          'Access, correction, deletion, restriction, portability, objection, withdrawal of consent, and complaint.',
        ],
      ],
    },
    da: {
      path: '/privatliv/',
      title: 'Privatliv',
      lead: 'Sådan bruger vi dine personoplysninger.',
      sections: [
        ['Dataansvarlig', 'Hvem der er ansvarlig, og hvordan man får fat i dem.'],
        ['Formål og grundlag', 'Ordrer, konti, nyhedsbrev og måling, hver med sit retsgrundlag.'],
        ['Modtagere', 'Fragtfirmaer, betalingsudbyder, drift, og overførsler uden for EU.'],
        ['Opbevaring', 'Hvor længe hver slags oplysninger gemmes.'],
        [
          'Dine rettigheder',
          'Indsigt, rettelse, sletning, begrænsning, dataportabilitet, indsigelse, tilbagetrækning af samtykke og klage.',
        ],
      ],
    },
    es: {
      path: '/privacidad/',
      title: 'Privacidad',
      lead: 'Qué hacemos con tus datos personales.',
      sections: [
        ['Responsable', 'Quién es responsable y cómo contactar.'],
        ['Fines y bases jurídicas', 'Pedidos, cuentas, boletín y medición, cada uno con su base jurídica.'],
        ['Destinatarios', 'Transportistas, proveedor de pagos, alojamiento y transferencias fuera de la UE.'],
        ['Conservación', 'Cuánto tiempo se guarda cada tipo de datos.'],
        [
          'Tus derechos',
          'Acceso, rectificación, supresión, limitación, portabilidad, oposición, retirada del consentimiento y reclamación.',
        ],
      ],
    },
  },
  accessibility: {
    en: {
      path: '/accessibility/',
      title: 'Accessibility',
      lead: 'How everyone can use the shop.',
      sections: [
        ['Standard', 'The standard that the shop follows (WCAG 2.2 AA), and how that was tested.'],
        ['Known faults', 'What does not work yet, and the way around it.'],
        ['Contact', 'Who helps, and the authority that supervises.'],
      ],
    },
    da: {
      path: '/tilgaengelighed/',
      title: 'Tilgængelighed',
      lead: 'Sådan kan alle bruge shoppen.',
      sections: [
        ['Standard', 'Den standard, som shoppen følger (WCAG 2.2 AA), og hvordan det er testet.'],
        ['Kendte fejl', 'Hvad der ikke virker endnu, og vejen uden om.'],
        ['Kontakt', 'Hvem der hjælper, og den myndighed, der fører tilsyn.'],
      ],
    },
    es: {
      path: '/accesibilidad/',
      title: 'Accesibilidad',
      lead: 'Cómo puede usar la tienda todo el mundo.',
      sections: [
        ['Norma', 'La norma que sigue la tienda (WCAG 2.2 AA) y cómo se ha comprobado.'],
        ['Fallos conocidos', 'Lo que aún no funciona y cómo evitarlo.'],
        ['Contacto', 'Quién ayuda y qué autoridad supervisa.'],
      ],
    },
  },
};

/** The legal pages as drafts: each names what it has to say, and nothing that could pass for it. */
export function draftPages({ company }: ShopFacts, cultures: readonly Culture[]): PageRow[] {
  return (Object.keys(drafts) as Draft[]).map((id) => ({
    id,
    alias: id === 'terms' ? 'termsPage' : 'contentPage',
    texts: each(cultures, (culture) => {
      const { sections, ...page } = drafts[id][culture];
      const html = sections.map(([heading, content]) => `<h2>${heading}</h2><p>[${content}]</p>`).join('');
      const contact = `<p>${company.name}, <a href="mailto:${company.email}">${company.email}</a></p>`;
      return textPage({ ...page, html: `<p><strong>${notice[culture]}</strong></p>${html}${contact}` });
    }),
  }));
}
