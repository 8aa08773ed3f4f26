import type { App } from '../../app';
import type { Context } from '../../context';
import { authenticate } from './authenticate';
import { confirmEmail } from './confirm-email';
import { forgotPassword } from './forgot-password';
import { takeForms } from './form-bodies';
import { logOut } from './log-out';
import { register } from './register';
import { resetPassword } from './reset-password';

export async function userRoutes(app: App, context: Context): Promise<void> {
  register(app, context);
  confirmEmail(app, context);
  forgotPassword(app, context);
  resetPassword(app, context);
  await app.register(async (forms: App) => {
    takeForms(forms);
    authenticate(forms, context);
    logOut(forms, context);
  });
}
