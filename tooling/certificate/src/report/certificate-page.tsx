import { renderToStaticMarkup } from 'react-dom/server';
import type { Certificate } from '../certificate';
import type { Version } from '../versions/resolve-version';
import { Clubs } from './clubs';
import { Accessibility, Bytes, Contract, Law, Packages, Routes, Texts } from './lists';
import { PictureChanges } from './picture-changes';
import { style } from './style';
import { summaryOf } from './summary';

const levels = { same: 'Same', look: 'Look', refuse: 'Problem' } as const;

/** The certificate as a page that needs nothing but the pictures next to it. */
export const certificatePage = (certificate: Certificate): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Page certificate={certificate} />)}\n`;

function Page({ certificate }: { certificate: Certificate }) {
  const { club, from, to, made, stories, screens } = certificate;
  const title = `Release certificate of ${club}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>{title}</h1>
          <dl>
            <VersionOf label="From" version={from} />
            <VersionOf label="To" version={to} />
            <div>
              <dt>Made</dt>
              <dd>{moment(made)}</dd>
            </div>
          </dl>
        </header>
        <main>
          <section aria-labelledby="summary">
            <h2 id="summary">Summary</h2>
            <Verdict certificate={certificate} />
            <table>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">Result</th>
                  <th scope="col">Found</th>
                </tr>
              </thead>
              <tbody>
                {summaryOf(certificate).map(({ topic, id, finding, level }) => (
                  <tr key={id}>
                    <th scope="row">
                      <a href={`#${id}`}>{topic}</a>
                    </th>
                    <td>
                      <span className={`level ${level}`}>{levels[level]}</span>
                    </td>
                    <td>{finding}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <Clubs clubs={certificate.clubs} />
          <PictureChanges id="screens" title="Screens" pictures={screens} failed={screens.failed} />
          <PictureChanges id="stories" title="Stories" pictures={stories} failed={[]} />
          <Bytes bytes={certificate.bytes} />
          <Routes routes={certificate.routes} addresses={certificate.addresses} />
          <Contract contract={certificate.contract} />
          <Texts texts={certificate.texts} />
          <Law law={certificate.law} />
          <Accessibility accessibility={certificate.accessibility} />
          <Packages packages={certificate.packages} />
        </main>
      </body>
    </html>
  );
}

function Verdict({ certificate: { club, clubs } }: { certificate: Certificate }) {
  const own = clubs.find((one) => one.club === club);
  return (
    <p className="verdict">
      {own?.affected
        ? `${club} is affected: the two versions differ for this club.`
        : `${club} is not affected: everything that it is built from and the built shop are the same in both versions.`}
    </p>
  );
}

function VersionOf({ label, version }: { label: string; version: Version }) {
  const { name, commit, subject, date } = version;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{date ? subject : name}</strong>
        <br />
        {date
          ? `${commit.startsWith(name) ? '' : `${name}, `}${commit.slice(0, 8)}, ${moment(date)}`
          : `on ${commit.slice(0, 8)}`}
      </dd>
    </div>
  );
}

const moment = (date: string) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(date))} UTC`;
