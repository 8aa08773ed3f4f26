import type { frameAliases } from '../../frame';
import type { TextsOf } from '../../index';

export const frame: TextsOf<typeof frameAliases> = {
  'Accessibility.SkipToContent': 'Gå til indhold',
  'Accessibility.OpenMenu': 'Åbn menuen',
  'Accessibility.CloseMenu': 'Luk menuen',
  'Accessibility.Close': 'Luk',
  'Accessibility.ShowMore': 'Vis mere',
  'Accessibility.Loading': 'Indlæser',
  'Accessibility.Optional': 'Valgfrit',
  'Accessibility.NewWindow': 'åbner i et nyt vindue',
  'Accessibility.Basket.Empty': 'Kurven er tom',
  'Accessibility.Basket.One': 'Kurv med {count} vare',
  'Accessibility.Basket.Other': 'Kurv med {count} varer',
  'Accessibility.Carousel.Previous': 'Forrige varer',
  'Accessibility.Carousel.Next': 'Næste varer',
  'Accessibility.Offline': 'Du er offline. Det, du ser, kan være forældet.',
  'Accessibility.Online': 'Du er online igen.',

  'Header.Home': '{site}, forside',
  'Header.Search': 'Søg',
  'Header.Account': 'Min konto',
  'Header.Login': 'Log ind',
  'Header.Basket': 'Kurv',
  'Header.Menu': 'Menu',
  'Header.Usps': 'Derfor skal du handle hos os',

  'Navigation.Main': 'Hovedmenu',
  'Navigation.Breadcrumb': 'Du er her',
  'Navigation.All': 'Se alt i {name}',

  'Language.Choose': 'Vælg sprog',
  'Language.Currency': 'Priser i {currency}',

  'Footer.Label': 'Om shoppen',
  'Footer.Usps': 'Det lover vi',
  'Footer.RegistrationNumber': 'CVR-nr. {number}',

  'Error.Heading': 'Den røg forbi mål',
  'Error.Text': 'Fejlen er vores, ikke din. Prøv igen om lidt.',
  'Error.NotFound.Text': 'Siden findes ikke',
  'Error.NotFound.Hint': 'Måske er den flyttet eller taget ned. Forsiden og søgningen kender resten.',
  'Error.Offline.Heading': 'Du er offline',
  'Error.Offline.Text':
    'Siden kan ikke hentes uden forbindelse. Den indlæses af sig selv, så snart du er tilbage, og din kurv er i sikkerhed.',
  'Error.Home': 'Til forsiden',
  'Error.Retry': 'Prøv igen',
  'Error.Origin.Text': 'Forespørgslen kom ikke fra en af shoppens egne sider. Åbn shoppen, og prøv igen.',
  'Error.TooLarge.Text': 'Det er mere, end shoppen kan tage imod på én gang. Gør det kortere, og prøv igen.',
  'Error.Malformed.Text': 'Shoppen kunne ikke læse forespørgslen. Åbn siden igen, og prøv en gang til.',
  'Error.Network': 'Vi kan ikke få fat i shoppen lige nu. Tjek din forbindelse, og prøv igen.',

  'Video.Captions': 'Undertekster',
  'Video.Description': 'Det viser filmen',
  'Terms.Sections': 'På denne side',
  'Cookie.Version': '2026-11-21-2',
  'Cookie.Heading': 'Cookies: dit valg',
  'Cookie.Text':
    'Vi bruger nødvendige cookies til kurv og login. Siger du ja, tæller vi også besøg og måler vores annoncer.',
  'Cookie.AcceptAll': 'Accepter alle',
  'Cookie.RejectAll': 'Kun nødvendige',
  'Cookie.Settings': 'Vælg selv',
  'Cookie.Save': 'Gem valget',
  'Cookie.Change': 'Cookieindstillinger',
  'Cookie.Necessary': 'Nødvendige',
  'Cookie.Necessary.Text': 'Kurv, login, sprog og dette valg. Altid slået til.',
  'Cookie.Statistics': 'Statistik',
  'Cookie.Statistics.Text':
    'Fortæller os, hvilke sider der fungerer, og hvilke der ikke gør, og lader browseren huske, hvad du har set på.',
  'Cookie.Marketing': 'Markedsføring',
  'Cookie.Marketing.Text': 'Måler vores annoncer og gør dem mere relevante for dig.',
};
