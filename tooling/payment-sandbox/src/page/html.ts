/** Safe markup: every value in it is escaped or markup itself. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | Html[] | string | undefined;

/** A template tag that escapes text and joins lists; `undefined` renders as empty. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((part, index) => part + render(values[index])).join(''));
}

function render(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
