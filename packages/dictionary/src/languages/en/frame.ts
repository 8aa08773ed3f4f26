import type { frameAliases } from '../../frame';
import type { TextsOf } from '../../index';

export const frame: TextsOf<typeof frameAliases> = {
  'Accessibility.SkipToContent': 'Skip to content',
  'Accessibility.OpenMenu': 'Open menu',
  'Accessibility.CloseMenu': 'Close menu',
  'Accessibility.Close': 'Close',
  'Accessibility.ShowMore': 'Show more',
  'Accessibility.Loading': 'Loading',
  'Accessibility.Optional': 'Optional',
  'Accessibility.NewWindow': 'opens in a new window',
  'Accessibility.Basket.Empty': 'Basket, empty',
  'Accessibility.Basket.One': 'Basket with {count} item',
  'Accessibility.Basket.Other': 'Basket with {count} items',
  'Accessibility.Carousel.Previous': 'Previous products',
  'Accessibility.Carousel.Next': 'Next products',
  'Accessibility.Offline': 'You are offline. What you see may be out of date.',
  'Accessibility.Online': 'You are back online.',

  'Header.Home': '{site}, front page',
  'Header.Search': 'Search',
  'Header.Account': 'My account',
  'Header.Login': 'Log in',
  'Header.Basket': 'Basket',
  'Header.Menu': 'Menu',
  'Header.Usps': 'Why shop with us',

  'Navigation.Main': 'Main navigation',
  'Navigation.Breadcrumb': 'You are here',
  'Navigation.All': 'See all {name}',

  'Language.Choose': 'Choose language',
  'Language.Currency': 'Prices in {currency}',

  'Footer.Label': 'About the shop',
  'Footer.Usps': 'Our promises',
  'Footer.RegistrationNumber': 'Company reg. no. {number}',

  'Error.Heading': 'Something went off the pitch',
  'Error.Text': 'The fault is ours, not yours. Try again in a moment.',
  'Error.NotFound.Text': 'This page could not be found',
  'Error.NotFound.Hint': 'It may have moved or been taken down. The front page and the search know the rest.',
  'Error.Offline.Heading': 'You are offline',
  'Error.Offline.Text':
    'The page cannot be fetched without a connection. It loads by itself as soon as you are back; what lies in your basket is safe.',
  'Error.Home': 'To the front page',
  'Error.Retry': 'Try again',
  'Error.Origin.Text': 'This request did not come from a page of this shop. Open the shop and try again.',
  'Error.TooLarge.Text': 'That is more than the shop can take in at once. Shorten it and try again.',
  'Error.Malformed.Text': 'The shop could not read this request. Open the page again and retry.',
  'Error.Network': 'We cannot reach the shop just now. Check your connection and try again.',

  'Video.Captions': 'Captions',
  'Video.Description': 'What the film shows',
  'Terms.Sections': 'On this page',
  'Cookie.Version': '2026-11-21-2',
  'Cookie.Heading': 'Cookies, your call',
  'Cookie.Text':
    'We use necessary cookies for the basket and login. With your consent we also count visits and measure our advertising.',
  'Cookie.AcceptAll': 'Accept all',
  'Cookie.RejectAll': 'Only necessary',
  'Cookie.Settings': 'Choose yourself',
  'Cookie.Save': 'Save choice',
  'Cookie.Change': 'Cookie settings',
  'Cookie.Necessary': 'Necessary',
  'Cookie.Necessary.Text': 'Basket, login, language and this choice. Always on.',
  'Cookie.Statistics': 'Statistics',
  'Cookie.Statistics.Text':
    'Tell us which pages work and which do not, and let this browser remember what you looked at.',
  'Cookie.Marketing': 'Marketing',
  'Cookie.Marketing.Text': 'Measures our advertising and makes it fit you better.',
};
