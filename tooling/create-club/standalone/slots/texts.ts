interface ClubTexts {
  title: string;
  lead: string;
  checkoutNote: string;
}

const english: ClubTexts = {
  title: 'The club',
  lead: 'This page belongs to the club. Its text and its styles are in app/[culture]/club.',
  checkoutNote: 'Have you chosen the right size? You can still change it in the basket.',
};

const texts: Readonly<Record<string, ClubTexts>> = {
  en: english,
  da: {
    title: 'Klubben',
    lead: 'Denne side er klubbens egen. Tekst og udseende ligger i app/[culture]/club.',
    checkoutNote: 'Har du valgt den rigtige størrelse? Du kan stadig ændre den i kurven.',
  },
  es: {
    title: 'El club',
    lead: 'Esta página es del club. Su texto y sus estilos están en app/[culture]/club.',
    checkoutNote: '¿Has elegido la talla correcta? Todavía puedes cambiarla en la cesta.',
  },
};

/** The club's own texts in a culture. */
export const clubTexts = (culture: string): ClubTexts => texts[culture] ?? english;
