import type { ActorRole } from './order-status';

/** Who changes an order. `id` is the key id of an admin. */
export interface Actor {
  role: ActorRole;
  id?: string;
}

export const paymentActor: Actor = { role: 'payment' };

/** The name in the order's history: `payment`, or `admin:<key id>`. */
export function actorName({ role, id }: Actor): string {
  return id === undefined ? role : `${role}:${id}`;
}
