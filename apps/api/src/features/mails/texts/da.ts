import type { MailTexts } from './mail-texts';

export const da: MailTexts = {
  hello: (name) => (name ? `Hej ${name}` : 'Hej'),
  visitShop: 'Besøg shoppen',
  sentBy: 'Denne mail er sendt af',
  ignore: 'Var det ikke dig, behøver du ikke gøre noget.',
  linkValidFor: (time) => `Linket kan bruges én gang og virker i ${time}.`,
  order: {
    number: 'Ordrenummer',
    placed: 'Bestilt den',
    lines: 'Det har du bestilt',
    quantity: 'Antal',
    print: 'Tryk',
    totals: 'I alt',
    subTotal: 'Varer',
    discount: 'Rabat',
    shipping: 'Levering',
    free: 'Gratis',
    total: 'I alt inkl. moms',
    vat: 'Heraf moms',
    delivery: 'Levering',
    dropPoint: 'Du henter pakken hos',
    deliveryAddress: 'Leveres til',
    billingAddress: 'Faktura til',
    payment: 'Betalt med',
    comment: 'Din kommentar',
    withdrawal: 'Fortrudt?',
    withdrawalText: (email) =>
      `Du kan fortryde købet inden for 14 dage efter, at du har fået den sidste vare, uden at give en grund. Brug linket nedenfor, eller skriv til ${email}, at du fortryder, og send varerne retur inden for yderligere 14 dage. Du får det betalte tilbage, også den almindelige fragt.`,
    withdrawalForm: (company) =>
      `Du kan bruge disse ord: Til ${company}: Jeg meddeler herved, at jeg fortryder min købsaftale om følgende varer: … Bestilt den / modtaget den: … Navn, adresse, dato.`,
    withdraw: 'Fortryd aftalen her',
    noWithdrawal:
      'Varer med tryk efter dit ønske er lavet kun til dig og er ikke omfattet af fortrydelsesretten.',
    terms: 'Læs vores betingelser',
  },
  orderConfirmed: {
    subject: (number) => `Din ordre ${number}`,
    heading: 'Tak for din ordre',
    intro: 'Vi har modtaget din ordre og din betaling og gør pakken klar.',
  },
  orderCancelled: {
    subject: (number) => `Din ordre ${number} er annulleret`,
    heading: 'Din ordre er annulleret',
    intro: (number) =>
      `Ordre ${number} er annulleret og bliver ikke sendt. Skal du have penge tilbage, skriver vi det i en mail for sig.`,
  },
  orderCompleted: {
    subject: (number) => `Din ordre ${number} er på vej`,
    heading: 'Din ordre er på vej',
    intro: (number) => `Ordre ${number} er afleveret til fragtfirmaet.`,
  },
  orderShipped: {
    subject: (number) => `En del af din ordre ${number} er på vej`,
    heading: 'En del af din ordre er på vej',
    intro: (number) => `En pakke med varer fra ordre ${number} er overdraget til fragtfirmaet.`,
    rest: 'Resten kommer i en anden pakke. Du får en mail, når den bliver sendt.',
  },
  parcel: {
    lines: 'I denne pakke',
    carrier: 'Fragtfirma',
    number: 'Pakkenummer',
    track: 'Følg pakken',
  },
  paymentRefunded: {
    subject: (amount, number) =>
      number ? `Vi betaler ${amount} tilbage for ordre ${number}` : `Vi betaler ${amount} tilbage`,
    heading: 'Penge på vej tilbage til dig',
    returned: (amount, number) =>
      `Vi betaler ${amount} tilbage for ordre ${number}, samme vej som du betalte.`,
    paidTooLate: (amount) =>
      `Din betaling på ${amount} nåede frem, efter at det, du ville have, var udsolgt. Der er ingen ordre, og vi betaler hele beløbet tilbage samme vej, som du betalte.`,
    why: (note) => `Årsagen: ${note}`,
    when: 'Der kan gå nogle bankdage, før du ser beløbet.',
  },
  confirmEmail: {
    subject: (shop) => `Bekræft din adresse hos ${shop}`,
    heading: 'Bekræft din adresse',
    intro: (shop) =>
      `Bekræft, at adressen er din, så du kan logge ind hos ${shop} med den. Du skal bruge den adgangskode, du valgte, da du oprettede kontoen.`,
    action: 'Bekræft min adresse',
    validFor: '48 timer',
  },
  confirmNewEmail: {
    subject: (shop) => `Bekræft din nye adresse hos ${shop}`,
    heading: 'Bekræft din nye adresse',
    intro: (shop) => `Bekræft, at adressen er din. Derefter logger du ind hos ${shop} med den.`,
    action: 'Bekræft min nye adresse',
    validFor: '48 timer',
  },
  emailTaken: {
    subject: (shop) => `Du har allerede en konto hos ${shop}`,
    heading: 'Du har allerede en konto',
    intro:
      'Nogen har netop forsøgt at oprette en konto med din adresse. Du har allerede en: log ind, eller vælg en ny adgangskode, hvis du har glemt din.',
    login: 'Log ind',
    reset: 'Vælg ny adgangskode',
  },
  resetPassword: {
    subject: (shop) => `Ny adgangskode til ${shop}`,
    heading: 'Vælg en ny adgangskode',
    intro: 'Nogen, formentlig dig, har bedt om en ny adgangskode til din konto.',
    action: 'Vælg ny adgangskode',
    validFor: 'en time',
  },
  passwordChanged: {
    subject: (shop) => `Din adgangskode til ${shop} er ændret`,
    heading: 'Din adgangskode er ændret',
    intro: 'Adgangskoden til din konto er netop ændret, og alle enheder er logget ud.',
    notYou: 'Var det ikke dig, så vælg straks en ny adgangskode og skriv til os.',
    action: 'Vælg ny adgangskode',
  },
  passkeyAdded: {
    subject: (shop) => `En adgangsnøgle er tilføjet til din konto hos ${shop}`,
    heading: 'En adgangsnøgle er tilføjet',
    intro: 'Din konto har fået en ny adgangsnøgle, som logger ind uden adgangskode.',
    introWith: (device) =>
      `Din konto har fået en ny adgangsnøgle, oprettet med ${device}. Den logger ind uden adgangskode.`,
    notYou: 'Hvis det ikke var dig, så vælg straks en ny adgangskode. Det fjerner også alle adgangsnøgler.',
  },
  emailChanged: {
    subject: (shop) => `Din adresse hos ${shop} er ændret`,
    heading: 'Din e-mailadresse er ændret',
    intro: 'Din konto har fået en ny e-mailadresse, som vi skriver til fra nu af.',
    notYou: 'Hvis det ikke var dig, så skriv til os med det samme.',
  },
  confirmNewsletter: {
    subject: (shop) => `Bekræft nyhedsbrevet fra ${shop}`,
    heading: 'Et klik mere',
    intro: 'Bekræft, at du vil have vores nyhedsbrev på denne adresse. Ellers sender vi dig det ikke.',
    action: 'Ja, send mig nyhedsbrevet',
    validFor: '48 timer',
  },
  newsletterWelcome: {
    subject: (shop) => `Velkommen til nyhedsbrevet fra ${shop}`,
    heading: 'Velkommen',
    intro: 'Nu får du vores nyhedsbrev. Du kan framelde dig i hvert af dem, og også her.',
    unsubscribe: 'Frameld nyhedsbrevet',
  },
  customerMessage: {
    subject: (topic, number) => (number ? `${topic} (ordre ${number})` : topic),
    heading: 'En besked fra en kunde',
    from: 'Fra',
    topic: 'Emne',
    answer: 'Svarer du på denne mail, svarer du kunden.',
  },
  customerMessageReceived: {
    subject: (shop) => `${shop} har fået din besked`,
    heading: 'Vi har fået din besked',
    intro: 'Tak, fordi du skriver. Vi læser alle beskeder og svarer så hurtigt, vi kan.',
  },
  withdrawal: {
    subject: (number) => `Fortrydelse af ordre ${number}`,
    heading: 'En kunde fortryder en ordre',
    email: 'E-mail',
    known: 'Ordren er afgivet med denne adresse. Meddelelsen står i dens historik.',
    unknown:
      'Der er ingen ordre med dette nummer, som er afgivet med denne adresse. Led efter ordren, og spørg kunden, hvis du ikke finder den: Meddelelsen gælder alligevel.',
    answer: 'Svarer du på denne mail, svarer du kunden, som har fået en bekræftelse.',
  },
  withdrawalReceived: {
    subject: (number) => `Vi har fået din fortrydelse af ordre ${number}`,
    heading: 'Vi har fået din fortrydelse',
    intro: (time) => `Din meddelelse nåede os ${time}. Gem denne mail: Den er dit bevis.`,
    next: 'Send varerne retur inden for 14 dage. Vi betaler det, du har betalt for dem, og den almindelige fragt tilbage inden for 14 dage efter din meddelelse, men kan vente, til vi har varerne eller et bevis på, at de er sendt.',
    unknown:
      'Vi finder ingen ordre med dette nummer, som er afgivet med denne adresse. Vores kundeservice leder efter den og skriver til dig; du skal ikke gøre noget.',
  },
  withdrawalStatement: {
    words: (number) => `Jeg fortryder aftalen om ordre ${number}.`,
    all: 'Det gælder alle varer i ordren.',
    some: 'Det gælder disse varer',
    name: 'Navn',
    received: (time) => `Modtaget ${time}`,
  },
};
