import type { ClubProof } from '../certificate';

/** Which clubs are affected, with the hashes that prove it. */
export function Clubs({ clubs }: { clubs: readonly ClubProof[] }) {
  return (
    <section aria-labelledby="clubs">
      <h2 id="clubs">Which clubs are affected</h2>
      <p>
        A club is not affected if every hash below is the same in both versions. The hashes cover what its
        shop and its API are built from, and the built shop itself.
      </p>
      {clubs.map(({ club, affected, parts }) => (
        <details key={club}>
          <summary>
            {club}: {affected ? `affected, ${differing(parts)}` : 'not affected, all hashes are equal'}
          </summary>
          <div className="wide">
            <table>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">From</th>
                  <th scope="col">To</th>
                  <th scope="col">Equal</th>
                </tr>
              </thead>
              <tbody>
                {parts.map(({ part, from, to, equal }) => (
                  <tr key={part}>
                    <th scope="row">{part}</th>
                    <td>
                      <code>{from.slice(0, 16)}</code>
                    </td>
                    <td>
                      <code>{to.slice(0, 16)}</code>
                    </td>
                    <td>{equal ? 'yes' : 'no'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      ))}
    </section>
  );
}

function differing(parts: ClubProof['parts']): string {
  const names = parts.filter(({ equal }) => !equal).map(({ part }) => part);
  return `other: ${new Intl.ListFormat('en').format(names)}`;
}
