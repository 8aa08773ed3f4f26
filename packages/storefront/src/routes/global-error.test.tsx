import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import GlobalError from './global-error';

test('an error inside the error page is reported, with a link home (S8.6)', () => {
  const html = renderToStaticMarkup(<GlobalError />);
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('<a href="/">Home</a>');
});
