import type { App } from '../../app';
import type { Context } from '../../context';
import { authenticate } from './authenticate';
import { confirmEmail } from './confirm-email';
import { confirmNewsletter } from './confirm-newsletter';
import { deleteAccountOperation } from './delete-account';
import { forgotPassword } from './forgot-password';
import { acceptForms } from './form-bodies';
import { getMyOrder } from './get-my-order';
import { getProfile } from './get-profile';
import { listMyOrders } from './list-my-orders';
import { logOut } from './log-out';
import { register } from './register';
import { resetPassword } from './reset-password';
import { subscribeNewsletter } from './subscribe-newsletter';
import { unsubscribeNewsletter } from './unsubscribe-newsletter';
import { updateProfile } from './update-profile';

export async function userRoutes(app: App, context: Context): Promise<void> {
  register(app, context);
  confirmEmail(app, context);
  forgotPassword(app, context);
  resetPassword(app, context);
  subscribeNewsletter(app, context);
  confirmNewsletter(app, context);
  getProfile(app, context);
  updateProfile(app, context);
  deleteAccountOperation(app, context);
  listMyOrders(app, context);
  getMyOrder(app, context);
  await app.register(async (forms: App) => {
    acceptForms(forms);
    authenticate(forms, context);
    logOut(forms, context);
    unsubscribeNewsletter(forms, context);
  });
}
