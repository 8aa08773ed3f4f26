import type { AccountMails } from '../language';

export const accountMails: AccountMails = {
  'Mail.Hello': 'Hej {name}',
  'Mail.Hello.NoName': 'Hej',
  'Mail.VisitShop': 'Besøg shoppen',
  'Mail.SentBy': 'Denne mail er sendt af',
  'Mail.Ignore': 'Var det ikke dig, behøver du ikke gøre noget.',
  'Mail.LinkValidFor': 'Linket kan bruges én gang og virker i {time}.',

  'Mail.ConfirmEmail.Subject': 'Bekræft din adresse hos {shop}',
  'Mail.ConfirmEmail.Heading': 'Bekræft din adresse',
  'Mail.ConfirmEmail.Intro':
    'Bekræft, at adressen er din, så du kan logge ind hos {shop} med den. Du skal bruge den adgangskode, du valgte, da du oprettede kontoen.',
  'Mail.ConfirmEmail.Action': 'Bekræft min adresse',
  'Mail.ConfirmEmail.ValidFor': '48 timer',

  'Mail.ConfirmNewEmail.Subject': 'Bekræft din nye adresse hos {shop}',
  'Mail.ConfirmNewEmail.Heading': 'Bekræft din nye adresse',
  'Mail.ConfirmNewEmail.Intro': 'Bekræft, at adressen er din. Derefter logger du ind hos {shop} med den.',
  'Mail.ConfirmNewEmail.Action': 'Bekræft min nye adresse',
  'Mail.ConfirmNewEmail.ValidFor': '48 timer',

  'Mail.EmailTaken.Subject': 'Du har allerede en konto hos {shop}',
  'Mail.EmailTaken.Heading': 'Du har allerede en konto',
  'Mail.EmailTaken.Intro':
    'Nogen har netop forsøgt at oprette en konto med din adresse. Du har allerede en: log ind, eller vælg en ny adgangskode, hvis du har glemt din.',
  'Mail.EmailTaken.Login': 'Log ind',
  'Mail.EmailTaken.Reset': 'Vælg ny adgangskode',

  'Mail.ResetPassword.Subject': 'Ny adgangskode til {shop}',
  'Mail.ResetPassword.Heading': 'Vælg en ny adgangskode',
  'Mail.ResetPassword.Intro': 'Nogen, formentlig dig, har bedt om en ny adgangskode til din konto.',
  'Mail.ResetPassword.Action': 'Vælg ny adgangskode',
  'Mail.ResetPassword.ValidFor': 'en time',

  'Mail.PasswordChanged.Subject': 'Din adgangskode til {shop} er ændret',
  'Mail.PasswordChanged.Heading': 'Din adgangskode er ændret',
  'Mail.PasswordChanged.Intro': 'Adgangskoden til din konto er netop ændret, og alle enheder er logget ud.',
  'Mail.PasswordChanged.NotYou': 'Var det ikke dig, så vælg straks en ny adgangskode og skriv til os.',
  'Mail.PasswordChanged.Action': 'Vælg ny adgangskode',

  'Mail.PasskeyAdded.Subject': 'En adgangsnøgle er tilføjet til din konto hos {shop}',
  'Mail.PasskeyAdded.Heading': 'En adgangsnøgle er tilføjet',
  'Mail.PasskeyAdded.Intro':
    'Din konto har fået en ny adgangsnøgle, oprettet med {device}. Den logger ind uden adgangskode.',
  'Mail.PasskeyAdded.Intro.NoDevice':
    'Din konto har fået en ny adgangsnøgle, som logger ind uden adgangskode.',
  'Mail.PasskeyAdded.NotYou':
    'Hvis det ikke var dig, så vælg straks en ny adgangskode. Det fjerner også alle adgangsnøgler.',

  'Mail.EmailChanged.Subject': 'Din adresse hos {shop} er ændret',
  'Mail.EmailChanged.Heading': 'Din e-mailadresse er ændret',
  'Mail.EmailChanged.Intro': 'Din konto har fået en ny e-mailadresse, som vi skriver til fra nu af.',
  'Mail.EmailChanged.NotYou': 'Hvis det ikke var dig, så skriv til os med det samme.',

  'Mail.StaffInvitation.Subject': 'Du er inviteret til administrationen af {shop}',
  'Mail.StaffInvitation.Heading': 'Bliv medarbejder',
  'Mail.StaffInvitation.Intro':
    'Du er inviteret til at arbejde i administrationen af {shop}. Vælg en adgangskode. Hvert login kræver også en adgangsnøgle på din enhed eller en kode fra en godkendelsesapp på din telefon.',
  'Mail.StaffInvitation.Action': 'Tag imod invitationen',
  'Mail.StaffInvitation.ValidFor': '72 timer',
  'Mail.StaffInvitation.Ignore': 'Hvis du ikke venter denne invitation, kan du se bort fra mailen.',

  'Mail.StaffPasskeyAdded.Subject': 'En adgangsnøgle er tilføjet til din konto i administrationen af {shop}',
  'Mail.StaffPasskeyAdded.NotYou':
    'Hvis det ikke var dig, så fjern straks adgangsnøglen og sig det til en ejer af butikken.',
  'Mail.StaffPasskeyAdded.Action': 'Se dine adgangsnøgler',

  'Mail.ConfirmNewsletter.Subject': 'Bekræft nyhedsbrevet fra {shop}',
  'Mail.ConfirmNewsletter.Heading': 'Et klik mere',
  'Mail.ConfirmNewsletter.Intro':
    'Bekræft, at du vil have vores nyhedsbrev på denne adresse. Ellers sender vi dig det ikke.',
  'Mail.ConfirmNewsletter.Action': 'Ja, send mig nyhedsbrevet',
  'Mail.ConfirmNewsletter.ValidFor': '48 timer',

  'Mail.NewsletterWelcome.Subject': 'Velkommen til nyhedsbrevet fra {shop}',
  'Mail.NewsletterWelcome.Heading': 'Velkommen',
  'Mail.NewsletterWelcome.Intro':
    'Nu får du vores nyhedsbrev. Du kan framelde dig i hvert af dem, og også her.',
  'Mail.NewsletterWelcome.Unsubscribe': 'Frameld nyhedsbrevet',

  'Mail.CustomerMessage.Subject': '{topic}',
  'Mail.CustomerMessage.Subject.Order': '{topic} (ordre {number})',
  'Mail.CustomerMessage.Heading': 'En besked fra en kunde',
  'Mail.CustomerMessage.From': 'Fra',
  'Mail.CustomerMessage.Topic': 'Emne',
  'Mail.CustomerMessage.Answer': 'Svarer du på denne mail, svarer du kunden.',

  'Mail.CustomerMessageReceived.Subject': '{shop} har fået din besked',
  'Mail.CustomerMessageReceived.Heading': 'Vi har fået din besked',
  'Mail.CustomerMessageReceived.Intro':
    'Tak, fordi du skriver. Vi læser alle beskeder og svarer så hurtigt, vi kan.',

  'Mail.CustomerMessageAnswer.Subject': 'Sv: {topic}',
  'Mail.CustomerMessageAnswer.Subject.Order': 'Sv: {topic} (ordre {number})',
  'Mail.CustomerMessageAnswer.Heading': 'Vores svar',
  'Mail.CustomerMessageAnswer.Yours': 'Du skrev',
};
