import type { OrderMails } from '../language';

export const orderMails: OrderMails = {
  'Mail.Order.Number': 'Ordrenummer',
  'Mail.Order.Placed': 'Bestilt den',
  'Mail.Order.Lines': 'Det har du bestilt',
  'Mail.Order.Quantity': 'Antal',
  'Mail.Order.Print': 'Tryk',
  'Mail.Order.Color': 'Farve',
  'Mail.Order.Size': 'Størrelse',
  'Mail.Order.Size.One': 'One size',
  'Mail.Order.Totals': 'I alt',
  'Mail.Order.SubTotal': 'Varer',
  'Mail.Order.Discount': 'Rabat',
  'Mail.Order.Shipping': 'Levering',
  'Mail.Order.Free': 'Gratis',
  'Mail.Order.Total': 'I alt inkl. moms',
  'Mail.Order.Vat': 'Heraf moms',
  'Mail.Order.Delivery': 'Levering',
  'Mail.Order.DeliveryTime': 'Leveringstid',
  'Mail.Order.DeliveryTime.One': '{days} hverdag',
  'Mail.Order.DeliveryTime.Other': '{days} hverdage',
  'Mail.Order.DeliveryTime.From': '{days} fra den {date}',
  'Mail.Order.DropPoint': 'Du henter pakken hos',
  'Mail.Order.DeliveryAddress': 'Leveres til',
  'Mail.Order.BillingAddress': 'Faktura til',
  'Mail.Order.Payment': 'Betalt med',
  'Mail.Order.Comment': 'Din kommentar',
  'Mail.Order.Withdrawal': 'Fortrudt?',
  'Mail.Order.WithdrawalText':
    'Du kan fortryde købet inden for 14 dage efter, at du har fået den sidste vare, uden at give en grund. Brug linket nedenfor, eller skriv til {email}, at du fortryder, og send varerne retur inden for yderligere 14 dage. Du får det betalte tilbage, også den almindelige fragt.',
  'Mail.Order.WithdrawalForm':
    'Du kan bruge disse ord: Til {company}: Jeg meddeler herved, at jeg fortryder min købsaftale om følgende varer: … Bestilt den / modtaget den: … Navn, adresse, dato.',
  'Mail.Order.Withdraw': 'Fortryd aftalen her',
  'Mail.Order.NoWithdrawal':
    'Varer med en tekst, du selv har skrevet, er lavet kun til dig og er ikke omfattet af fortrydelsesretten.',
  'Mail.Order.Terms': 'Læs vores betingelser',

  'Mail.OrderConfirmed.Subject': 'Din ordre {number}',
  'Mail.OrderConfirmed.Heading': 'Tak for din ordre',
  'Mail.OrderConfirmed.Intro': 'Vi har modtaget din ordre og din betaling og gør pakken klar.',

  'Mail.OrderCancelled.Subject': 'Din ordre {number} er annulleret',
  'Mail.OrderCancelled.Heading': 'Din ordre er annulleret',
  'Mail.OrderCancelled.Intro':
    'Ordre {number} er annulleret og bliver ikke sendt. Skal du have penge tilbage, skriver vi det i en mail for sig.',

  'Mail.OrderCompleted.Subject': 'Din ordre {number} er på vej',
  'Mail.OrderCompleted.Heading': 'Din ordre er på vej',
  'Mail.OrderCompleted.Intro': 'Ordre {number} er afleveret til fragtfirmaet.',

  'Mail.OrderShipped.Subject': 'En del af din ordre {number} er på vej',
  'Mail.OrderShipped.Heading': 'En del af din ordre er på vej',
  'Mail.OrderShipped.Intro': 'En pakke med varer fra ordre {number} er overdraget til fragtfirmaet.',
  'Mail.OrderShipped.Rest': 'Resten kommer i en anden pakke. Du får en mail, når den bliver sendt.',

  'Mail.Parcel.Lines': 'I denne pakke',
  'Mail.Parcel.Carrier': 'Fragtfirma',
  'Mail.Parcel.Number': 'Pakkenummer',
  'Mail.Parcel.Track': 'Følg pakken',

  'Mail.PaymentRefunded.Subject': 'Vi betaler {amount} tilbage for ordre {number}',
  'Mail.PaymentRefunded.Subject.NoNumber': 'Vi betaler {amount} tilbage',
  'Mail.PaymentRefunded.Heading': 'Penge på vej tilbage til dig',
  'Mail.PaymentRefunded.Returned':
    'Vi betaler {amount} tilbage for ordre {number}, samme vej som du betalte.',
  'Mail.PaymentRefunded.PaidTooLate':
    'Din betaling på {amount} nåede frem, efter at det, du ville have, var udsolgt. Der er ingen ordre, og vi betaler hele beløbet tilbage samme vej, som du betalte.',
  'Mail.PaymentRefunded.Why': 'Årsagen: {note}',
  'Mail.PaymentRefunded.When': 'Der kan gå nogle bankdage, før du ser beløbet.',

  'Mail.Withdrawal.Subject': 'Fortrydelse af ordre {number}',
  'Mail.Withdrawal.Heading': 'En kunde fortryder en ordre',
  'Mail.Withdrawal.Email': 'E-mail',
  'Mail.Withdrawal.Known': 'Ordren er afgivet med denne adresse. Meddelelsen står i dens historik.',
  'Mail.Withdrawal.Unknown':
    'Der er ingen ordre med dette nummer, som er afgivet med denne adresse. Led efter ordren, og spørg kunden, hvis du ikke finder den: Meddelelsen gælder alligevel.',
  'Mail.Withdrawal.Answer': 'Svarer du på denne mail, svarer du kunden, som har fået en bekræftelse.',

  'Mail.WithdrawalReceived.Subject': 'Vi har fået din fortrydelse af ordre {number}',
  'Mail.WithdrawalReceived.Heading': 'Vi har fået din fortrydelse',
  'Mail.WithdrawalReceived.Intro': 'Din meddelelse nåede os {time}. Gem denne mail: Den er dit bevis.',
  'Mail.WithdrawalReceived.Next':
    'Send varerne retur inden for 14 dage. Vi betaler det, du har betalt for dem, og den almindelige fragt tilbage inden for 14 dage efter din meddelelse, men kan vente, til vi har varerne eller et bevis på, at de er sendt.',
  'Mail.WithdrawalReceived.Unknown':
    'Vi finder ingen ordre med dette nummer, som er afgivet med denne adresse. Vores kundeservice leder efter den og skriver til dig; du skal ikke gøre noget.',

  'Mail.WithdrawalStatement.Words': 'Jeg fortryder aftalen om ordre {number}.',
  'Mail.WithdrawalStatement.All': 'Det gælder alle varer i ordren.',
  'Mail.WithdrawalStatement.Some': 'Det gælder disse varer',
  'Mail.WithdrawalStatement.Name': 'Navn',
  'Mail.WithdrawalStatement.Received': 'Modtaget {time}',
};
