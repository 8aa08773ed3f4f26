import { createBrandTheme } from '@matchday/ui/theme';
import { referenceTheme } from '@matchday/ui/theme/reference-theme';

export const themeClass = createBrandTheme('outside', {
  ...referenceTheme,
  color: { ...referenceTheme.color, action: '#0b5d1e' },
});
