import { Type } from 'typebox';

export const OrderParams = Type.Object({
  orderId: Type.String({ format: 'uuid', description: "The order's id (not its order number)" }),
});
