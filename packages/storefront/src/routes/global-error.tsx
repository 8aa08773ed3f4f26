'use client';

/** The last resort, where not even the error page can be shown (S8.6); there is no dictionary here. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <h1>An error occurred while showing the error page</h1>
        <p>
          {/* eslint-disable-next-line nextjs/no-html-link-for-pages */}
          <a href="/">Home</a>
        </p>
      </body>
    </html>
  );
}
