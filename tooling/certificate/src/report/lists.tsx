import type { ReactNode } from 'react';
import type { Certificate, Lists } from '../certificate';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <code>{item}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

const isSame = (...lists: readonly Lists[]) =>
  lists.every(({ added, gone }) => added.length + gone.length === 0);

function Table({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Bytes({ bytes }: { bytes: Certificate['bytes'] }) {
  const changed = bytes.filter((one) => one.changed);
  const same = bytes.filter((one) => !one.changed);
  return (
    <Section id="bytes" title="Bytes of each address">
      <p>What the document of an address loads first, in bytes of gzip.</p>
      {changed.length > 0 && <BytesTable bytes={changed} />}
      {same.length > 0 && (
        <details>
          <summary>{same.length} addresses load the same number of bytes</summary>
          <BytesTable bytes={same} />
        </details>
      )}
    </Section>
  );
}

const number = new Intl.NumberFormat('en');
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

function BytesTable({ bytes }: { bytes: Certificate['bytes'] }) {
  const cell = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined
      ? `${from === undefined ? 'new' : 'gone'}: ${number.format(to ?? from ?? 0)}`
      : from === to
        ? number.format(to)
        : `${number.format(from)} → ${number.format(to)} (${signed.format(to - from)})`;
  const rows = bytes.map(({ name, from, to }) => [
    <code key="name">{name}</code>,
    cell(from?.javaScript, to?.javaScript),
    cell(from?.css, to?.css),
  ]);
  return <Table columns={['Address', 'JavaScript', 'CSS']} rows={rows} />;
}

export function Routes({ routes, addresses }: Pick<Certificate, 'routes' | 'addresses'>) {
  return (
    <Section id="routes" title="Routes and addresses">
      {isSame(routes, addresses) && <p>The routes and the addresses of screens are the same.</p>}
      <List title="Routes added" items={routes.added} />
      <List title="Routes gone" items={routes.gone} />
      <List title="Addresses of screens added" items={addresses.added} />
      <List title="Addresses of screens gone" items={addresses.gone} />
    </Section>
  );
}

export function Contract({ contract: { breaking, additions } }: Pick<Certificate, 'contract'>) {
  return (
    <Section id="contract" title="Contract of the API">
      {breaking.length + additions.length === 0 && <p>The contract breaks nothing and adds nothing.</p>}
      <List title="What breaks a client of the older version" items={breaking} />
      <List title="Additions" items={additions} />
    </Section>
  );
}

export function Texts({ texts }: Pick<Certificate, 'texts'>) {
  const rows = texts.map(({ culture, name, from, to }) => [
    <code key="name">{name}</code>,
    culture,
    from === undefined ? <em key="from">none</em> : from,
    to === undefined ? <em key="to">none</em> : to,
  ]);
  return (
    <Section id="texts" title="Texts">
      {rows.length === 0 ? (
        <p>All texts that shoppers and mails use are the same.</p>
      ) : (
        <Table columns={['Text', 'Culture', 'From', 'To']} rows={rows} />
      )}
    </Section>
  );
}

export function Law({ law }: Pick<Certificate, 'law'>) {
  const rows = law.map(({ name, from, to }) => [name, from ?? 'no such check', to ?? 'no such check']);
  return (
    <Section id="law" title="Law">
      {rows.length === 0 ? (
        <p>The store meets the same needs of the law in both versions.</p>
      ) : (
        <Table columns={['Need', 'From', 'To']} rows={rows} />
      )}
      <p>The check of the law is not legal advice.</p>
    </Section>
  );
}

export function Accessibility({
  accessibility: { checked, added, gone, known },
}: Pick<Certificate, 'accessibility'>) {
  const items = (faults: typeof added) => faults.map(({ screen, violation }) => `${screen}: ${violation}`);
  return (
    <Section id="accessibility" title="Accessibility">
      <p>
        axe checked {checked} screens of the newer version against WCAG 2.2 AA
        {added.length + known.length === 0 ? ' and found no fault.' : '.'}
      </p>
      <List title="New faults" items={items(added)} />
      <List title="Faults that are gone" items={items(gone)} />
      <List title="Faults in both versions" items={items(known)} />
    </Section>
  );
}

export function Packages({ packages }: Pick<Certificate, 'packages'>) {
  return (
    <Section id="packages" title="Installed packages">
      {isSame(packages) && <p>The shop runs with the same packages.</p>}
      <List title="Added" items={packages.added} />
      <List title="Gone" items={packages.gone} />
    </Section>
  );
}
