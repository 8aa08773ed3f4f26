import type { Context } from '../../../context';
import type { App } from '../../../platform/http/app';
import { acceptForms } from '../../../platform/http/form-bodies';
import { confirmNewsletter } from '../../newsletter/routes/confirm-newsletter';
import { subscribeNewsletter } from '../../newsletter/routes/subscribe-newsletter';
import { unsubscribeNewsletter } from '../../newsletter/routes/unsubscribe-newsletter';
import { authenticate } from './authenticate';
import { confirmEmail } from './confirm-email';
import { deleteAccountOperation } from './delete-account';
import { forgotPassword } from './forgot-password';
import { getMyOrder } from './get-my-order';
import { getProfile } from './get-profile';
import { listMyOrders } from './list-my-orders';
import { logOut } from './log-out';
import { register } from './register';
import { resetPassword } from './reset-password';
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
