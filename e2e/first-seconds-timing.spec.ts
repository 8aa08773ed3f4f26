import { propertySeed } from '@matchday/test-depth';
import type { Page } from '@playwright/test';
import { addButton, expectOneInBasket, holdScripts } from './first-seconds';
import { sizeRadio } from './product-page';
import { aProduct, type Shop, test } from './shop';

test.use({ scripts: 'late', viewport: { width: 1280, height: 1400 } });

/** `EARLY_TAPS=200` tries more. */
const count = Number(process.env.EARLY_TAPS ?? 20);

interface Timing {
  /** How many times slower the processor is. */
  slowdown: number;
  /** What the scripts take at least, and how far apart they arrive at most. */
  scripts: { delay: number; spread: number };
  /** What passes before the size is pressed, and before the button is. */
  before: number;
  between: number;
  /** How long a press lasts. */
  press: number;
}

/** The same numbers from 0 to 1 for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

function timingOf(random: () => number): Timing {
  /** Nothing at all is a case of its own. */
  const upTo = (most: number) => (random() < 0.3 ? 0 : Math.round(random() * most));
  return {
    slowdown: [1, 1, 4, 6][Math.floor(random() * 4)] ?? 1,
    scripts: { delay: upTo(400), spread: upTo(600) },
    before: upTo(900),
    between: upTo(700),
    press: upTo(150),
  };
}

async function chooseAndTap(
  page: Page,
  { t }: Shop,
  { url, variant }: Awaited<ReturnType<typeof aProduct>>,
  { slowdown, scripts, before, between, press }: Timing,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const release = await holdScripts(
    page,
    (index) => scripts.delay + ((index * 7) % 11) * (scripts.spread / 10),
  );
  release();
  await page.goto(url);
  if (before > 0) await page.mouse.move(5, 5);
  await page.waitForTimeout(before);
  const pressAt = async (target: ReturnType<typeof addButton>) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('It is not on the screen');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: press });
  };
  await pressAt(sizeRadio(page, variant.size));
  await page.waitForTimeout(between);
  await pressAt(addButton(page, t));
}

test('no timing of a size, a tap and the scripts loses the tap', async ({ page, shop, context }) => {
  test.setTimeout(count * 30_000);
  const found = await aProduct(shop);
  const random = numbersOf(propertySeed);
  for (let one = 0; one < count; one += 1) {
    const timing = timingOf(random);
    await test.step(JSON.stringify(timing), async () => {
      await chooseAndTap(page, shop, found, timing);
      await expectOneInBasket(page, shop, found);
      // The next one comes as a visitor who has never been there.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.clearCookies();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});
