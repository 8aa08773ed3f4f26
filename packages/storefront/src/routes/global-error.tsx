'use client';

/** Shown if even the error page fails (S8.6); it has no dictionary. */
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
