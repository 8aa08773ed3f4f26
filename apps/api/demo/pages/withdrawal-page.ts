import type { PageRow } from '../../src/features/imports/store-data';
import { type Culture, each } from '../club';
import { textPage } from './text-page';

const words = {
  en: {
    title: 'Withdraw from contract here',
    lead: 'Tell us here that you withdraw from an order. You need no account and give no reason.',
    term: 'You have 14 days from the day when you received the last item of the order. We confirm your statement by email, with date and time.',
    back: 'Send the goods back within 14 days of telling us. We pay back what you paid, standard delivery included, within 14 days, but may wait until we have the goods or proof that they were sent. You pay for the return.',
    printed:
      'Goods that are printed with a name or number that you typed are made for you alone: the right of withdrawal does not cover them. A shirt with a player from our list can be returned. If something is wrong with them, write to us under <a href="page:contact">Contact</a>.',
    more: 'All of it stands in our <a href="page:terms">terms and conditions</a>.',
  },
  da: {
    title: 'Fortryd aftalen her',
    lead: 'Fortæl os her, at du fortryder en ordre. Du behøver ingen konto og skal ikke give en grund.',
    term: 'Du har 14 dage fra den dag, du fik den sidste vare i ordren. Vi bekræfter din meddelelse på e-mail med dato og klokkeslæt.',
    back: 'Send varerne retur senest 14 dage efter, at du har givet os besked. Vi betaler det, du har betalt, inkl. standardlevering, tilbage inden for 14 dage, men kan vente, til vi har varerne eller et bevis på, at de er sendt. Du betaler selv for returneringen.',
    printed:
      'Varer, der er trykt med et navn eller nummer, du selv har skrevet, er lavet kun til dig og er ikke omfattet af fortrydelsesretten. En trøje med en spiller fra vores liste kan du godt fortryde. Er der noget galt med dem, så skriv til os under <a href="page:contact">Kontakt</a>.',
    more: 'Det hele står i vores <a href="page:terms">handelsbetingelser</a>.',
  },
  es: {
    title: 'Desistir del contrato aquí',
    lead: 'Comunícanos aquí que desistes de un pedido. No necesitas cuenta ni dar explicaciones.',
    term: 'Tienes 14 días desde el día en que recibiste el último artículo del pedido. Confirmamos tu declaración por correo, con fecha y hora.',
    back: 'Devuelve los artículos como máximo 14 días después de avisarnos. Te reembolsamos lo que pagaste, incluido el envío estándar, en 14 días, pero podemos esperar a tener los artículos o una prueba de que los has enviado. Los gastos de devolución corren de tu cuenta.',
    printed:
      'Los artículos estampados con un nombre o un dorsal escritos por ti se hacen solo para ti: el derecho de desistimiento no los cubre. Una camiseta con un jugador de nuestra lista sí se puede devolver. Si tienen algún defecto, escríbenos en <a href="page:contact">Contacto</a>.',
    more: 'Todo está en nuestros <a href="page:terms">términos y condiciones</a>.',
  },
} as const;

/** What stands beside the form of withdrawal; its path is the same in all cultures. */
export function withdrawalPage(cultures: readonly Culture[]): PageRow {
  return {
    id: 'withdrawal',
    alias: 'contactPage',
    texts: each(cultures, (culture) => {
      const { title, lead, term, back, printed, more } = words[culture];
      const html = [lead, term, back, printed, more].map((text) => `<p>${text}</p>`).join('');
      return textPage({ path: '/withdrawal/', title, lead, html });
    }),
  };
}
