import type { passkeysEn } from './passkeys-en';

export const passkeysDa: Record<keyof typeof passkeysEn, string> = {
  'login.passkey': 'Log ind med en adgangsnøgle',
  'login.passkeyText':
    'Ud over adgangskoden skal du bruge en ekstra faktor. En adgangsnøgle er enhedens fingeraftryk, ansigtsgenkendelse eller PIN-kode. Derefter kan du også logge ind uden adgangskoden.',
  'login.passkeyNeeded':
    'Denne browser kan ikke bruge adgangsnøgler her. Log ind på en enhed, der har din adgangsnøgle.',
  'login.createPasskey': 'Opret en adgangsnøgle',
  'login.useApp': 'Brug en godkendelsesapp i stedet',
  'login.usePasskey': 'Brug en adgangsnøgle i stedet',
  'identity.byPasskey': 'Bekræft med en adgangsnøgle',
  'passkeys.name': 'Mine adgangsnøgler',
  'passkeys.text':
    'Log ind med en enheds fingeraftryk, ansigtsgenkendelse eller PIN-kode, uden adgangskode og kode.',
  'passkeys.empty': 'Du har endnu ingen adgangsnøgle.',
  'passkeys.created': 'Oprettet',
  'passkeys.unused': 'Endnu ikke brugt',
  'passkeys.add': 'Tilføj en adgangsnøgle',
  'passkeys.added': 'Adgangsnøglen er tilføjet.',
  'passkeys.deviceHasOne': 'Denne enhed har allerede en adgangsnøgle til din konto.',
  'passkeys.remove': 'Fjern',
  'passkeys.removeOf': 'Fjern adgangsnøglen fra %{device}',
  'passkeys.removeTitle': 'Vil du fjerne adgangsnøglen?',
  'passkeys.removeText':
    'Du kan ikke længere logge ind med adgangsnøglen fra %{device}. Slet den også på din enhed.',
  'passkeys.removed': 'Adgangsnøglen er fjernet.',
  'passkeys.last':
    'Dette er din eneste ekstra faktor, så den kan ikke fjernes. Tilføj først en anden adgangsnøgle.',
  'passkeys.elsewhere': 'Adgangsnøgler virker kun på en adresse med et navn:',
};
