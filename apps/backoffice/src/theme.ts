import { defaultTheme, type RaThemeOptions } from 'react-admin';

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

function theme(palette: RaThemeOptions['palette']): RaThemeOptions {
  return {
    ...defaultTheme,
    palette,
    shape: { borderRadius: 6 },
    typography: {
      fontFamily,
      h6: { fontWeight: 600 },
      button: { textTransform: 'none' as const, fontWeight: 600 },
    },
    components: {
      ...defaultTheme.components,
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': { outline: '3px solid', outlineColor: 'inherit', outlineOffset: '2px' },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
      MuiAppBar: { defaultProps: { elevation: 0, color: 'default' as const } },
      MuiTextField: {
        defaultProps: {
          variant: 'outlined' as const,
          margin: 'dense' as const,
          size: 'small' as const,
          fullWidth: true,
        },
      },
      MuiFormControl: {
        defaultProps: {
          variant: 'outlined' as const,
          margin: 'dense' as const,
          size: 'small' as const,
          fullWidth: true,
        },
      },
    },
  };
}

export const lightTheme = theme({
  mode: 'light',
  primary: { main: '#1f4f82' },
  secondary: { main: '#1f4f82' },
  background: { default: '#f5f6f8', paper: '#ffffff' },
  text: { primary: '#1a1d21', secondary: '#525a64' },
  divider: '#d9dde3',
  error: { main: '#b3261e' },
  warning: { main: '#8a5a00' },
  success: { main: '#1c6b3c' },
  info: { main: '#1f4f82' },
});

export const darkTheme = theme({
  mode: 'dark',
  primary: { main: '#9cc3ee' },
  secondary: { main: '#9cc3ee' },
  background: { default: '#14171b', paper: '#1d2126' },
  text: { primary: '#e8eaed', secondary: '#aab2bc' },
  divider: '#363c45',
  error: { main: '#f2938c' },
  warning: { main: '#e9bc6b' },
  success: { main: '#86cf9f' },
  info: { main: '#9cc3ee' },
});
