import type { StoreSeed } from '../build-store';

export const dictionary: StoreSeed<'es' | 'en', 'EUR'>['dictionary'] = {
  es: {
    'Error.Heading': 'Al palo',
    'Newsletter.Heading': 'Del vestuario a tu correo',
    'Basket.Empty.Text': 'Más vacía que la grada un lunes por la mañana.',
  },
  en: {
    'Error.Heading': 'Off the post',
    'Newsletter.Heading': 'From the dressing room to your inbox',
    'Basket.Empty.Text': 'As empty as the stand on a Monday morning.',
    'Footer.RegistrationNumber': 'Tax no. (NIF) {number}',
    'Form.Validation.Phone': 'Enter a phone number, such as +34 612 34 56 78.',
  },
};
