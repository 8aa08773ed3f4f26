import { createBrandTheme } from '@matchday/ui/theme';
import { tokens } from './tokens';

export const themeClass = createBrandTheme('realbetis', tokens);
