import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { confirmNewsletter } from './confirm-newsletter';
import { subscribeNewsletter } from './subscribe-newsletter';
import { unsubscribeNewsletter } from './unsubscribe-newsletter';

export function newsletterRoutes(app: App, context: Context): void {
  subscribeNewsletter(app, context);
  confirmNewsletter(app, context);
}

/** Operations whose body may be a form. */
export function unsubscribeRoutes(forms: App, context: Context): void {
  unsubscribeNewsletter(forms, context);
}
