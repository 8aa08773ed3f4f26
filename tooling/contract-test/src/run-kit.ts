import { checkBasket } from './checks/basket';
import { checkBasketChanges } from './checks/basket-changes';
import { checkCheckout } from './checks/checkout';
import { checkPayment, type PaymentOptions } from './checks/payment';
import { checkReads } from './checks/read';
import { findGoods } from './checks/shopper';
import { Contract, type Document } from './contract';
import { Kit, type KitOptions, type Verdict } from './kit';

export interface RunOptions extends KitOptions, PaymentOptions {
  /** `purchase` includes `read`, and buys. */
  level: 'read' | 'purchase';
}

/** Runs the kit against a back end; returns the verdict of each operation that was called. */
export async function runKit(document: object, options: RunOptions): Promise<ReadonlyMap<string, Verdict>> {
  const kit = new Kit(new Contract(document as Document), options);
  const products = await checkReads(kit);
  if (options.level === 'read') return kit.verdicts;
  await kit.check('getPreorder', async () => {
    const goods = await findGoods(kit, products);
    kit.expect('getPreorder', goods.length > 1, 'no two products can be ordered in a quantity of three');
    await checkBasket(kit, goods);
    await checkBasketChanges(kit, goods);
    await checkCheckout(kit, goods);
    await checkPayment(kit, goods, options);
  });
  return kit.verdicts;
}

/** The number of faults in verdicts. */
export const countFaults = (verdicts: ReadonlyMap<string, Verdict>): number =>
  [...verdicts.values()].reduce((total, { faults }) => total + faults.size, 0);
