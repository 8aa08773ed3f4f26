import type { ActorRole } from '../domain/order-status';

/** Who moves an order; an admin by the id of the key. */
export interface Actor {
  role: ActorRole;
  id?: string;
}

export const paymentActor: Actor = { role: 'payment' };

/** As it stands in the order's history: `payment`, or `admin:<key id>`. */
export function actorName({ role, id }: Actor): string {
  return id === undefined ? role : `${role}:${id}`;
}
