/** A word in the two cultures of a generated store. */
export interface Word {
  en: string;
  da: string;
}

const word = (both: string): Word => {
  const [en = '', da = en] = both.split('|');
  return { en, da };
};
const words = (list: string): readonly [Word, ...Word[]] => {
  const [first = '', ...rest] = list.split(', ');
  return [word(first), ...rest.map(word)];
};

/** Product types by category. */
export const garments = {
  shirts: words(
    'Home jersey|Hjemmetrøje, Away jersey|Udebanetrøje, Third jersey|Tredjetrøje, Training jersey|Træningstrøje, Goalkeeper jersey|Målmandstrøje, T-shirt, Polo shirt|Poloskjorte, Long-sleeved tee|Langærmet bluse',
  ),
  jackets: words(
    'Rain jacket|Regnjakke, Windbreaker|Vindjakke, Down jacket|Dunjakke, Track jacket|Træningsjakke, Bomber, Vest, Parka, Softshell',
  ),
  sweats: words(
    'Hoodie|Hættetrøje, Crewneck|Rundhalset sweatshirt, Half-zip|Trøje med kort lynlås, Fleece, Knitted jumper|Strikket sweater',
  ),
  trousers: words(
    'Shorts, Track pants|Træningsbukser, Joggers|Joggingbukser, Leggings, Match shorts|Kampshorts, Chinos',
  ),
  headwear: words('Cap|Kasket, Beanie|Hue, Bucket hat|Bøllehat, Headband|Pandebånd, Balaclava|Elefanthue'),
  accessories: words(
    'Scarf|Halstørklæde, Gloves|Handsker, Socks|Strømper, Backpack|Rygsæk, Wash bag|Toilettaske, Mug|Krus, Water bottle|Drikkedunk, Towel|Håndklæde, Flag, Key ring|Nøglering, Football|Fodbold, Umbrella|Paraply',
  ),
} as const;

export const lines = words(
  'Harbour|Havn, Meridian, Floodlight|Lysmast, Terrace|Tribune, Anthem|Hymne, Kickoff|Begyndelsesspark, Northwind|Nordenvind, Riverside|Åbred, Classic|Klassisk, Heritage|Arv, Pulse|Puls, Velocity|Fart, Captain|Kaptajn, Academy|Akademi, Winter|Vinter, Summer|Sommer, Midnight|Midnat, Sunrise|Solopgang, Lighthouse|Fyrtårn, Granite|Granit, Meadow|Eng, Ember|Glød, Compass|Kompas, Ribbon|Bånd, Thunder|Torden, Quiet|Stille, Signal, Voyage|Rejse, Orchard|Frugthave, Summit|Top',
);

export const colors = words(
  'Red|Rød, Blue|Blå, Navy|Marineblå, Black|Sort, White|Hvid, Green|Grøn, Grey|Grå, Sand, Yellow|Gul, Burgundy|Bordeaux, Orange, Purple|Lilla',
);

export const fabrics = words(
  'recycled polyester|genanvendt polyester, organic cotton|økologisk bomuld, merino wool|merinould, brushed fleece|børstet fleece, ripstop nylon, piqué, linen|hør, stretch jersey|strækjersey, corduroy|fløjl, twill',
);

export const purposes = words(
  'match day|kampdagen, cold mornings|kolde morgener, long training sessions|lange træningspas, the terraces|tribunen, travelling with the team|rejser med holdet, running in the rain|løb i regnvejr, everyday wear|hverdagen, the school run|skolevejen, warm evenings|lune aftener, the walk home|turen hjem',
);

export const details = words(
  'woven crest|vævet våbenskjold, taped seams|tapede sømme, zipped pocket|lomme med lynlås, ribbed cuffs|ribkanter ved håndled, mesh panels|netindsatser, printed lining|trykt for, adjustable hood|justerbar hætte, reflective piping|refleksbånd, embroidered badge|broderet mærke, raglan sleeves|raglanærmer, side vents|slidser i siderne, drop hem|forlænget ryg, hanging loop|hængestrop, flat seams|flade sømme',
);

export const brands = ['North Mills', 'Kvist', 'Halden', 'Ostra', 'Field & Foot'] as const;
