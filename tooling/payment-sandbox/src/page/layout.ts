import { Html, html } from './html';
import { style } from './style';
import type { Texts } from './texts';

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='9' fill='%231f4e79'/%3E%3Cpath d='M8 13h16M8 19h9' stroke='%23fff' stroke-width='3' stroke-linecap='round'/%3E%3C/svg%3E";

type Page = { language: string; texts: Texts; title: string; body: Html };

/** Renders the HTML document around a page's body. */
export function layout({ language, texts, title, body }: Page): string {
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="${icon}">
    <style>${new Html(style)}</style>
  </head>
  <body>
    <p class="notice" role="note"><strong>${texts.testMode}</strong> <span>${texts.testModeNote}</span></p>
    <main class="shell">
      <p class="mark"><img src="${icon}" alt="" width="28" height="28"> Sandbox Pay</p>
      ${body}
    </main>
  </body>
</html>`.text;
}
