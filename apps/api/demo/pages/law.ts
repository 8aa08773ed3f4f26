import type { Culture } from '../club';

/** What the country whose law governs a shop's sales gives to its customers. */
interface Jurisdiction {
  guaranteeYears: number;
  texts: Partial<Record<Culture, JurisdictionTexts>>;
}

interface JurisdictionTexts {
  statute: string;
  /** HTML */
  disputes: string;
  dataAuthority: string;
  /** Supervises the accessibility of shops. */
  accessibilityAuthority: string;
  governing: string;
}

export type Law = 'denmark' | 'spain';

const laws: Readonly<Record<Law, Jurisdiction>> = {
  denmark: {
    guaranteeYears: 2,
    texts: {
      en: {
        statute: 'the Danish Sale of Goods Act',
        disputes:
          'If we cannot agree, you may bring a complaint before the Danish mediation service for consumer disputes: Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2, 8800 Viborg, <a href="https://naevneneshus.dk">naevneneshus.dk</a>. If you live in another EU country, the European Consumer Centre of your country helps free of charge.',
        dataAuthority: 'the Danish Data Protection Agency (Datatilsynet)',
        accessibilityAuthority: 'the Danish Agency for Digital Government (Digitaliseringsstyrelsen)',
        governing: 'Danish law',
      },
      da: {
        statute: 'købeloven',
        disputes:
          'Kan vi ikke finde en løsning sammen, kan du indgive en klage til Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2, 8800 Viborg, <a href="https://naevneneshus.dk">naevneneshus.dk</a>. Lykkes mæglingen ikke, kan du gå videre til Forbrugerklagenævnet.',
        dataAuthority: 'Datatilsynet',
        accessibilityAuthority: 'Digitaliseringsstyrelsen',
        governing: 'dansk ret',
      },
    },
  },
  spain: {
    guaranteeYears: 3,
    texts: {
      en: {
        statute: 'the Spanish consumer protection act (Royal Legislative Decree 1/2007)',
        disputes:
          'If we cannot agree, you may turn to the consumer arbitration board of Andalusia (Junta Arbitral de Consumo de Andalucía) or ask us for an official complaint form (hoja de quejas y reclamaciones). If you live in another EU country, the European Consumer Centre of your country helps free of charge.',
        dataAuthority: 'the Spanish Data Protection Agency (Agencia Española de Protección de Datos)',
        accessibilityAuthority: 'the consumer authority of Andalusia (Dirección General de Consumo)',
        governing: 'Spanish law',
      },
      es: {
        statute:
          'la Ley General para la Defensa de los Consumidores y Usuarios (Real Decreto Legislativo 1/2007)',
        disputes:
          'Si no llegamos a un acuerdo, puedes acudir a la Junta Arbitral de Consumo de Andalucía o pedirnos la hoja de quejas y reclamaciones. Si vives en otro país de la UE, el Centro Europeo del Consumidor de tu país te ayuda gratis.',
        dataAuthority: 'la Agencia Española de Protección de Datos',
        accessibilityAuthority: 'la Dirección General de Consumo de la Junta de Andalucía',
        governing: 'la legislación española',
      },
    },
  },
};

/** The law's terms in a culture's words. */
export function lawIn(law: Law, culture: Culture): JurisdictionTexts & { guaranteeYears: number } {
  const { guaranteeYears, texts } = laws[law];
  const inCulture = texts[culture];
  if (!inCulture) throw new Error(`The law of ${law} is not written in ${culture}.`);
  return { guaranteeYears, ...inCulture };
}
