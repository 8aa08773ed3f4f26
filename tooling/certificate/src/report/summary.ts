import type { Certificate } from '../certificate';

/** A topic of the certificate in one line. */
export interface Line {
  topic: string;
  /** The part of the page that has the details. */
  id: string;
  finding: string;
  /** `look`: a person should look at it. `refuse`: a release should not have it. */
  level: 'same' | 'look' | 'refuse';
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

const list = (parts: readonly (readonly [number: number, text: string])[]) =>
  parts
    .filter(([number]) => number > 0)
    .map(([, text]) => text)
    .join(', ') || 'No change';

/** The certificate in a line for each topic. */
export function summaryOf(certificate: Certificate): Line[] {
  const { stories, screens, bytes, routes, addresses, packages, contract, texts, law, accessibility } =
    certificate;
  const changedBytes = bytes.filter(({ changed }) => changed);
  const brokenLaw = law.filter(({ to }) => to === 'MISSING');
  const pictures = (some: Certificate['stories']) =>
    `${some.changes.length} of ${some.compared} ${some.changes.length === 1 ? 'differs' : 'differ'}`;
  const lists = ({ added, gone }: Certificate['routes']) =>
    list([
      [added.length, `${added.length} added`],
      [gone.length, `${gone.length} gone`],
    ]);
  const level = (looked: boolean, refused = false) => (refused ? 'refuse' : looked ? 'look' : 'same');
  return [
    {
      topic: 'Screens',
      id: 'screens',
      finding: `${pictures(screens)}${screens.failed.length > 0 ? `; ${screens.failed.length} could not be taken` : ''}`,
      level: level(
        screens.changes.length > 0 || screens.failed.length > 0,
        screens.failed.some(({ version }) => version === 'to'),
      ),
    },
    {
      topic: 'Stories',
      id: 'stories',
      finding: pictures(stories),
      level: level(stories.changes.length > 0),
    },
    {
      topic: 'Bytes',
      id: 'bytes',
      finding: `${changedBytes.length} of ${count(bytes.length, 'address', 'addresses')} ${changedBytes.length === 1 ? 'loads' : 'load'} another number of bytes`,
      level: level(changedBytes.length > 0),
    },
    {
      topic: 'Routes',
      id: 'routes',
      finding: lists({
        added: [...routes.added, ...addresses.added],
        gone: [...routes.gone, ...addresses.gone],
      }),
      level: level(
        routes.added.length + addresses.added.length > 0,
        routes.gone.length + addresses.gone.length > 0,
      ),
    },
    {
      topic: 'Contract',
      id: 'contract',
      finding: list([
        [contract.breaking.length, count(contract.breaking.length, 'breaking change')],
        [contract.additions.length, count(contract.additions.length, 'addition')],
      ]),
      level: level(contract.additions.length > 0, contract.breaking.length > 0),
    },
    {
      topic: 'Texts',
      id: 'texts',
      finding: texts.length === 0 ? 'No change' : `${count(texts.length, 'text')} changed`,
      level: level(texts.length > 0),
    },
    {
      topic: 'Law',
      id: 'law',
      finding: list([
        [law.length, `${count(law.length, 'result')} changed`],
        [brokenLaw.length, `${count(brokenLaw.length, 'need')} no longer met`],
      ]),
      level: level(law.length > 0, brokenLaw.length > 0),
    },
    {
      topic: 'Accessibility',
      id: 'accessibility',
      finding: `${list([
        [accessibility.added.length, count(accessibility.added.length, 'new fault')],
        [accessibility.gone.length, `${count(accessibility.gone.length, 'fault')} gone`],
      ])} on ${count(accessibility.checked, 'screen')}`,
      level: level(accessibility.gone.length > 0, accessibility.added.length > 0),
    },
    { topic: 'Packages', id: 'packages', finding: lists(packages), level: level(listed(packages)) },
  ];
}

const listed = ({ added, gone }: Certificate['packages']) => added.length + gone.length > 0;
