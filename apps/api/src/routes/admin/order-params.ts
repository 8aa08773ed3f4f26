import { Type } from 'typebox';

export const OrderParams = Type.Object({
  orderId: Type.String({ format: 'uuid', description: "The order's id, which is not its number" }),
});
