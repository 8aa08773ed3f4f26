import type { Page } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { expect, test } from '../shop';
import { anyOf, enter, enterBefore, logIn, refusedLogins, shownAliases, tabTo } from './office';

// An editor's first page lists aliases.
test.use({ expectedErrors: anyOf(refusedLogins, shownAliases) });

const save = { name: 'Save the draft' };

async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

/** Selects the words that follow. The editor hears of a selection after the frame that shows it. */
async function selectNext(page: Page, words: string): Promise<void> {
  await pressTimes(page, 'Shift+ArrowRight', words.length);
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(words);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
}

test('a page that is opened, closed and saved with another title keeps its texts byte for byte', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, 'editor', '/pages');
  for (const id of ['delivery', 'privacy', 'about']) {
    const read = page.waitForResponse((response) => response.url().endsWith(`/api/admin/pages/${id}`));
    await page.goto(page.url().replace(/\/pages.*/, `/pages/${id}`));
    const { published } = (await (await read).json()).page;
    const edits = page.getByRole('button', { name: /^Edit / });
    await expect(edits.first()).toBeVisible();
    while ((await edits.count()) > 0) await edits.first().press('Enter');
    await expect(page.getByRole('textbox', { name: /^Text\b/ }).first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // The editor knows no tables.
    await expect(page.getByRole('textbox', { name: /^Text \(HTML\)/ })).toHaveCount(
      id === 'delivery' ? 1 : 0,
    );
    await expect(page.getByRole('button', save)).toBeDisabled();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill(`${await title.inputValue()} 2`);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', save).press('Enter');
    const { texts } = (await sent).postDataJSON();
    for (const [culture, text] of Object.entries<{ blocks: unknown }>(published.texts))
      expect(texts[culture].blocks).toEqual(text.blocks);
    await expect(page.getByText(/^Draft, saved by/)).toBeVisible();
    await page.getByRole('button', { name: 'Discard the draft' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).press('Enter');
    await expect(page.getByText('The shop shows what is below.')).toBeVisible();
  }
});

test('a text is formatted by keyboard, undone as one step, and redone', async ({ page, shop }) => {
  await logIn(page, shop, 'editor', '/pages/privacy');
  await enter(page, 'button', 'Edit 1: Text');
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(editor).toHaveAttribute('aria-multiline', 'true');
  const before = await editor.innerHTML();
  await tabTo(page, 'textbox', 'Text');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('New words ');
  await expect(editor).toContainText('New words');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('One');
  await enterBefore(page, 'List');
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await expect(editor.getByRole('listitem')).toHaveText(['One', 'Two']);
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // In a list, too, Tab leaves the editor.
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expectNoViolations(page, 'the editor of a text', 'main');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(editor).toHaveJSProperty('innerHTML', before);
  await expect(page.getByRole('button', save)).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(editor.getByRole('listitem')).toHaveText(['One', 'Two']);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', save)).toBeDisabled();
});

test('selected words become a link by keyboard, and one again', async ({ page, shop }) => {
  await logIn(page, shop, 'editor', '/pages/privacy');
  await enter(page, 'button', 'Edit 1: Text');
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  const target = page.getByRole('dialog').getByRole('textbox', { name: 'Link: target' });
  const link = (name: string) => editor.getByRole('link', { name, exact: true });
  await tabTo(page, 'textbox', 'Text');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Shirts and scarves ');
  await page.keyboard.press('ControlOrMeta+Home');
  await selectNext(page, 'Shirts');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(target).toBeFocused();
  await page.keyboard.type('/shirts/');
  await page.keyboard.press('Enter');
  await expect(link('Shirts')).toHaveAttribute('href', '/shirts/');

  await expect(editor).toBeFocused();
  await pressTimes(page, 'ArrowRight', 1 + ' and '.length);
  await selectNext(page, 'scarves');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(target).toBeFocused();
  await page.keyboard.type('/scarves/');
  await page.keyboard.press('Enter');
  await expect(link('scarves')).toHaveAttribute('href', '/scarves/');

  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(target).toHaveValue('/scarves/');
  await enterBefore(page, 'Remove the link');
  await expect(link('scarves')).toHaveCount(0);
  await expect(editor).toContainText('Shirts and scarves');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', save)).toBeDisabled();
});
