import type { passkeysEn } from './passkeys-en';

export const passkeysEs: Record<keyof typeof passkeysEn, string> = {
  'login.passkey': 'Entrar con una llave de acceso',
  'login.passkeyText':
    'Además de la contraseña, necesitas un segundo factor. Una llave de acceso es la huella, la cara o el PIN de este dispositivo. Desde entonces también permite entrar sin contraseña.',
  'login.passkeyNeeded':
    'Este navegador no puede usar llaves de acceso aquí. Entra con un dispositivo que tenga la tuya.',
  'login.createPasskey': 'Crear una llave de acceso',
  'login.useApp': 'Usar una aplicación de autenticación',
  'login.usePasskey': 'Usar una llave de acceso',
  'identity.byPasskey': 'Confirmar con una llave de acceso',
  'passkeys.name': 'Mis llaves de acceso',
  'passkeys.text': 'Entra con la huella, la cara o el PIN de un dispositivo, sin contraseña ni código.',
  'passkeys.empty': 'Aún no tienes ninguna llave de acceso.',
  'passkeys.created': 'Creada',
  'passkeys.unused': 'Sin usar',
  'passkeys.add': 'Añadir una llave de acceso',
  'passkeys.added': 'La llave de acceso se ha añadido.',
  'passkeys.deviceHasOne': 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  'passkeys.remove': 'Eliminar',
  'passkeys.removeOf': 'Eliminar la llave de acceso de %{device}',
  'passkeys.removeTitle': '¿Eliminar esta llave de acceso?',
  'passkeys.removeText':
    'Ya no podrás entrar con la llave de acceso de %{device}. Elimínala también en tu dispositivo.',
  'passkeys.removed': 'La llave de acceso se ha eliminado.',
  'passkeys.last':
    'Es tu único segundo factor, así que no se puede eliminar. Añade antes otra llave de acceso.',
  'passkeys.elsewhere': 'Las llaves de acceso solo funcionan en una dirección con nombre:',
};
