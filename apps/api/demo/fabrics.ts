type Texts = { en: string; da: string; es: string };

const care = {
  wash30: {
    en: 'Machine wash at 30 °C, inside out, with similar colours. No softener, no tumble dryer. Do not iron the print.',
    da: 'Maskinvask ved 30 °C med vrangen ud og sammen med lignende farver. Brug ikke skyllemiddel eller tørretumbler. Stryg ikke på trykket.',
    es: 'Lavar a máquina a 30 °C, del revés y con colores similares. Sin suavizante ni secadora. No planchar el estampado.',
  },
  wash40: {
    en: 'Machine wash at 40 °C with similar colours. Tumble dry on low. Iron on the reverse.',
    da: 'Maskinvask ved 40 °C sammen med lignende farver. Tørretumbles ved lav varme. Stryges på vrangen.',
    es: 'Lavar a máquina a 40 °C con colores similares. Secadora a baja temperatura. Planchar del revés.',
  },
  gentle: {
    en: 'Gentle wash at 30 °C. Dry flat. Do not wring, bleach or iron.',
    da: 'Skånevask ved 30 °C. Tørres liggende. Må ikke vrides, bleges eller stryges.',
    es: 'Lavado delicado a 30 °C. Secar en plano. No retorcer, usar lejía ni planchar.',
  },
  shell: {
    en: 'Close all zips and wash at 30 °C with a mild detergent. Hang to dry. Low heat now and then revives the finish.',
    da: 'Luk alle lynlåse, og vask ved 30 °C med et mildt vaskemiddel. Hængetørres. Lidt lav varme i ny og næ genopliver imprægneringen.',
    es: 'Cerrar las cremalleras y lavar a 30 °C con detergente suave. Secar colgada. Un poco de calor suave de vez en cuando reactiva el acabado.',
  },
  wipe: {
    en: 'Wipe with a damp cloth. Do not machine wash.',
    da: 'Tørres af med en fugtig klud. Må ikke maskinvaskes.',
    es: 'Limpiar con un paño húmedo. No lavar a máquina.',
  },
  kitchen: {
    en: 'Rinse before first use. Goes in the top rack of the dishwasher.',
    da: 'Skylles før første brug. Kan vaskes øverst i opvaskemaskinen.',
    es: 'Enjuagar antes del primer uso. Puede ir en la bandeja superior del lavavajillas.',
  },
  handRinse: {
    en: 'Rinse with warm water and a bottle brush. Not for the dishwasher, the oven or the microwave.',
    da: 'Skylles med varmt vand og en flaskebørste. Tåler ikke opvaskemaskine, ovn eller mikrobølgeovn.',
    es: 'Enjuagar con agua tibia y un cepillo para botellas. No apta para lavavajillas, horno ni microondas.',
  },
} as const satisfies Record<string, Texts>;

interface SustainabilityLabel {
  text: Texts;
  proofUrl: string;
}

const organicCotton: SustainabilityLabel = {
  text: {
    en: 'Organic cotton, certified by an independent body from the field to the finished garment.',
    da: 'Økologisk bomuld, certificeret af et uafhængigt organ fra marken til det færdige tøj.',
    es: 'Algodón orgánico, certificado por un organismo independiente desde el campo hasta la prenda terminada.',
  },
  proofUrl: 'https://certificates.matchday.example/organic-cotton',
};

const fabric = (composition: Texts, treatment: keyof typeof care, label?: SustainabilityLabel) => ({
  composition,
  care: care[treatment],
  label,
});

/** What articles are made of, how that is looked after, and its proven sustainability. */
export const fabrics = {
  match: fabric(
    {
      en: '100% polyester (recycled)',
      da: '100 % polyester (genanvendt)',
      es: '100 % poliéster (reciclado)',
    },
    'wash30',
  ),
  polyester: fabric({ en: '100% polyester', da: '100 % polyester', es: '100 % poliéster' }, 'wash30'),
  stretch: fabric(
    {
      en: '88% polyester (recycled), 12% elastane',
      da: '88 % polyester (genanvendt), 12 % elastan',
      es: '88 % poliéster (reciclado), 12 % elastano',
    },
    'wash30',
  ),
  cotton: fabric(
    {
      en: '100% cotton (organic), 180 g/m²',
      da: '100 % bomuld (økologisk), 180 g/m²',
      es: '100 % algodón (orgánico), 180 g/m²',
    },
    'wash40',
  ),
  heavyCotton: fabric(
    {
      en: '100% cotton (organic), 240 g/m²',
      da: '100 % bomuld (økologisk), 240 g/m²',
      es: '100 % algodón (orgánico), 240 g/m²',
    },
    'wash40',
    organicCotton,
  ),
  pique: fabric(
    {
      en: '96% cotton, 4% elastane, piqué',
      da: '96 % bomuld, 4 % elastan, piqué',
      es: '96 % algodón, 4 % elastano, piqué',
    },
    'wash40',
  ),
  sweat: fabric(
    {
      en: '80% cotton (organic), 20% polyester (recycled)',
      da: '80 % bomuld (økologisk), 20 % polyester (genanvendt)',
      es: '80 % algodón (orgánico), 20 % poliéster (reciclado)',
    },
    'wash40',
  ),
  tricot: fabric(
    {
      en: '65% polyester (recycled), 35% cotton',
      da: '65 % polyester (genanvendt), 35 % bomuld',
      es: '65 % poliéster (reciclado), 35 % algodón',
    },
    'wash30',
  ),
  shell: fabric(
    {
      en: 'Outer: 100% polyamide (recycled) with a polyurethane membrane. Lining: 100% polyester',
      da: 'Yderside: 100 % polyamid (genanvendt) med polyuretanmembran. For: 100 % polyester',
      es: 'Exterior: 100 % poliamida (reciclada) con membrana de poliuretano. Forro: 100 % poliéster',
    },
    'shell',
  ),
  padding: fabric(
    {
      en: 'Outer and lining: 100% polyamide (recycled). Filling: 100% polyester (recycled)',
      da: 'Yderside og for: 100 % polyamid (genanvendt). Fyld: 100 % polyester (genanvendt)',
      es: 'Exterior y forro: 100 % poliamida (reciclada). Relleno: 100 % poliéster (reciclado)',
    },
    'shell',
  ),
  sock: fabric(
    {
      en: '74% polyamide, 20% cotton, 6% elastane',
      da: '74 % polyamid, 20 % bomuld, 6 % elastan',
      es: '74 % poliamida, 20 % algodón, 6 % elastano',
    },
    'wash40',
  ),
  twill: fabric({ en: '100% cotton, twill', da: '100 % bomuld, twill', es: '100 % algodón, sarga' }, 'wipe'),
  knit: fabric(
    {
      en: '50% wool, 50% acrylic (recycled)',
      da: '50 % uld, 50 % akryl (genanvendt)',
      es: '50 % lana, 50 % acrílico (reciclado)',
    },
    'gentle',
  ),
  acrylic: fabric({ en: '100% acrylic', da: '100 % akryl', es: '100 % acrílico' }, 'gentle'),
  bag: fabric(
    {
      en: '100% polyester (recycled), coated on the inside',
      da: '100 % polyester (genanvendt) med indvendig belægning',
      es: '100 % poliéster (reciclado) con recubrimiento interior',
    },
    'wipe',
  ),
  steel: fabric(
    {
      en: 'Stainless steel 18/8, lid of polypropylene',
      da: 'Rustfrit stål 18/8, låg af polypropylen',
      es: 'Acero inoxidable 18/8, tapón de polipropileno',
    },
    'handRinse',
  ),
  ceramic: fabric({ en: 'Glazed stoneware', da: 'Glaseret stentøj', es: 'Gres esmaltado' }, 'kitchen'),
  ball: fabric(
    {
      en: 'Cover: thermoplastic polyurethane. Bladder: butyl',
      da: 'Overside: termoplastisk polyuretan. Blære: butyl',
      es: 'Cubierta: poliuretano termoplástico. Cámara: butilo',
    },
    'wipe',
  ),
  flag: fabric(
    { en: '100% polyester, bunting', da: '100 % polyester, flagdug', es: '100 % poliéster, para banderas' },
    'wash30',
  ),
  metal: fabric(
    { en: 'Enamelled zinc alloy', da: 'Emaljeret zinklegering', es: 'Aleación de zinc esmaltada' },
    'wipe',
  ),
  rubber: fabric(
    {
      en: 'Top: polyester weave. Base: natural rubber',
      da: 'Overside: vævet polyester. Bund: naturgummi',
      es: 'Superficie: tejido de poliéster. Base: caucho natural',
    },
    'wipe',
  ),
} as const;

export type Fabric = keyof typeof fabrics;
