/** Texts about passkeys in English. */
export const passkeysEn = {
  'login.passkey': 'Log in with a passkey',
  'login.passkeyText':
    'Besides the password, you need a second factor. A passkey is the fingerprint, the face or the PIN of this device. From then on, it logs you in without the password, too.',
  'login.passkeyNeeded': 'This browser cannot use passkeys here. Log in on a device that has your passkey.',
  'login.createPasskey': 'Create a passkey',
  'login.useApp': 'Use an authenticator app instead',
  'login.usePasskey': 'Use a passkey instead',
  'identity.byPasskey': 'Confirm with a passkey',
  'passkeys.name': 'My passkeys',
  'passkeys.text': 'Log in with the fingerprint, the face or the PIN of a device, without password and code.',
  'passkeys.empty': 'You have no passkey yet.',
  'passkeys.created': 'Created',
  'passkeys.unused': 'Not used yet',
  'passkeys.add': 'Add a passkey',
  'passkeys.added': 'The passkey is added.',
  'passkeys.deviceHasOne': 'This device already has a passkey for your account.',
  'passkeys.remove': 'Remove',
  'passkeys.removeOf': 'Remove the passkey of %{device}',
  'passkeys.removeTitle': 'Remove this passkey?',
  'passkeys.removeText':
    'You can no longer log in with the passkey of %{device}. Delete it on your device too.',
  'passkeys.removed': 'The passkey is removed.',
  'passkeys.last': 'This is your only second factor, so it cannot be removed. Add another passkey first.',
  'passkeys.elsewhere': 'Passkeys work only at an address with a name:',
} as const;
