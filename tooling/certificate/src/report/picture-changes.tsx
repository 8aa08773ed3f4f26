import type { Certificate, PictureChange, Pictures } from '../certificate';

const roles = { from: 'From', to: 'To', difference: 'Difference: changed pixels are red' } as const;

/** Pictures that differ, side by side, the largest change first. */
export function PictureChanges({
  id,
  title,
  pictures: { compared, changes },
  failed,
}: {
  id: string;
  title: string;
  pictures: Pictures;
  failed: Certificate['screens']['failed'];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>
        {changes.length === 0
          ? `All ${compared} pictures are the same.`
          : `${changes.length} of ${compared} pictures differ. The largest change comes first.`}
      </p>
      {failed.length > 0 && (
        <>
          <p>These screens could not be taken:</p>
          <ul>
            {failed.map(({ version, name }) => (
              <li key={version + name}>
                {nameOf(name)}, in the {version === 'from' ? 'older' : 'newer'} version
              </li>
            ))}
          </ul>
        </>
      )}
      {changes.map((change, index) => (
        <details key={change.name} open={index < 3}>
          <summary>
            {nameOf(change.name)}: {statusOf(change)}
          </summary>
          <div className="pictures">
            {Object.entries(change.images).map(([role, file]) => (
              <figure key={role}>
                <figcaption>{roles[role as keyof typeof roles]}</figcaption>
                <a href={file}>
                  <img
                    src={file}
                    loading="lazy"
                    alt={`${nameOf(change.name)}, ${roles[role as keyof typeof roles]}`}
                  />
                </a>
              </figure>
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}

/** `front-360` as `front at 360 pixels`. */
const nameOf = (name: string) => name.replace(/-(\d{3,4})$/, ' at $1 pixels').replace(/-(?=[a-z])/g, ' ');

function statusOf({ status, share = 0 }: PictureChange): string {
  if (status === 'added') return 'only in the newer version';
  if (status === 'gone') return 'only in the older version';
  if (share === 0) return 'differs, too little to see';
  const percent = share * 100;
  return `${percent < 0.01 ? 'less than 0.01' : percent.toFixed(2)} % of its pixels differ`;
}
