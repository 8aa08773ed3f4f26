import type { Alias } from '@matchday/dictionary';
import { messageKeys } from '@matchday/validation';

/** The texts of every form. */
export const formTexts = [
  ...messageKeys,
  'Accessibility.Optional',
  'Error.Network',
  'Form.Errors.One',
  'Form.Errors.Other',
  'Form.Failed',
] as const satisfies readonly Alias[];
