import { styleText } from 'node:util';
import { WrongAnswer } from './answers/answers';
import { askMissing, missingAnswers } from './answers/ask';
import { checkAnswers } from './answers/check-answers';
import { readOptions, usage } from './answers/options';
import { StepFailed } from './commands';
import { createClub, type Steps } from './create-club';
import { readExistingClubs } from './existing-clubs';

interface Streams {
  in: Pick<NodeJS.ReadStream, 'isTTY'>;
  out: Pick<NodeJS.WriteStream, 'write'>;
  err: Pick<NodeJS.WriteStream, 'write'>;
}

/** Runs `create-club` in a repository. Returns the exit code: 0 created, 1 refused or failed, 2 invalid options. */
export async function runCreateClub(
  args: readonly string[],
  root: string,
  streams: Streams,
): Promise<0 | 1 | 2> {
  try {
    return await run(args, root, streams);
  } catch (error) {
    const isInvalidOption = error instanceof TypeError && 'code' in error;
    const isExpected = error instanceof WrongAnswer || error instanceof StepFailed || isInvalidOption;
    if (!isExpected) throw error;
    streams.err.write(`${error.message}\n${isInvalidOption ? `\n${usage}` : ''}`);
    return isInvalidOption ? 2 : 1;
  }
}

async function run(args: readonly string[], root: string, streams: Streams): Promise<0 | 1 | 2> {
  const { help, answers: given } = readOptions(args);
  if (help) {
    streams.out.write(usage);
    return 0;
  }
  const clubs = readExistingClubs(root);
  const missing = missingAnswers(given, clubs);
  if (missing.length > 0 && !streams.in.isTTY) {
    streams.err.write(
      `Without a terminal, give all answers. Missing: --${missing.join(', --')}.\n\n${usage}`,
    );
    return 2;
  }
  const complete = await askMissing(given, clubs);
  if (!complete) return 1;
  const answers = await checkAnswers(complete, clubs);
  const directory = await createClub(root, answers, clubs, stepsOn(streams));
  streams.out.write(
    answers.standalone
      ? stepsInRepository(directory, answers.id)
      : nextSteps(directory, answers.id, clubs.nextPort),
  );
  return 0;
}

const stepsOn = ({ out }: Streams): Steps => ({
  run: async (title, work) => {
    const started = performance.now();
    const result = await work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    out.write(`${styleText('green', '✔')} ${title.padEnd(26)} ${seconds} s\n`);
    return result;
  },
});

const nextSteps = (directory: string, id: string, port: number) => `
${directory} is ready.

  npm start                                  opens it at http://127.0.0.1:${port} with its starter data
  npm run looks                              shows every screen (LOOKS_PAGES=front,product selects some)
  npm run check:law -- ${id.padEnd(22)}names what the club has to fill in before it sells

The brand is in brand/, the starter data in store/. Drafts of the legal pages are in store/content.json.
`;

const stepsInRepository = (directory: string, id: string) => `
${directory} is ready, a git repository without a commit.

  npm run shop -- import ${id} ${directory}/store
                                             creates its store in the API (API_URL and ADMIN_SECRET choose a server)
  npm run check:law -- ${id.padEnd(22)}names what the club has to fill in before it sells
  cd ${directory} && npm run dev             opens the shop

Its README says how to configure and release it.
`;
