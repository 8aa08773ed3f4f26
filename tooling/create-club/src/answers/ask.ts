import { cancel, isCancel, log, text } from '@clack/prompts';
import { starterCurrencies } from '@matchday/api/starter';
import type { ExistingClubs } from '../existing-clubs';
import { type GivenAnswers, WrongAnswer } from './answers';
import { checkColors } from './check-colors';
import { checkCultures, checkCurrency, languages } from './check-cultures';
import { checkDomain } from './check-domain';
import { checkFonts, checkLogo } from './check-files';
import { checkFolder } from './check-folder';
import { checkName } from './check-name';

interface Question {
  message: string;
  placeholder: string;
  /** Throws if the answer cannot be used. */
  check: (answer: string) => unknown;
}

type Optional = 'logo' | 'standalone';

function questions({ ids, domains }: ExistingClubs): Record<Exclude<keyof GivenAnswers, Optional>, Question> {
  return {
    name: {
      message: 'What is the club called?',
      placeholder: 'Harbour Rovers',
      check: (answer) => checkName(answer, ids),
    },
    domain: {
      message: 'On which host name will the shop be?',
      placeholder: 'shop.rovers.example',
      check: (answer) => checkDomain(answer, domains),
    },
    colors: {
      message: 'Which two colours does it have, the main one first?',
      placeholder: '#00843d white',
      check: checkColors,
    },
    fonts: {
      message: 'Which fonts for headings and text? (https://fontsource.org)',
      placeholder: 'Gabarito, Albert Sans',
      check: checkFonts,
    },
    cultures: {
      message: `In which languages, the default first? (${languages.join(', ')}, each with its country)`,
      placeholder: 'da-DK en-GB',
      check: checkCultures,
    },
    currency: {
      message: `In which currency are prices? (${starterCurrencies.join(', ')})`,
      placeholder: 'DKK',
      check: checkCurrency,
    },
  };
}

/** What a person may leave blank. */
const optionalQuestions = ({ root }: ExistingClubs): Record<Optional, Question> => ({
  logo: {
    message: 'Which SVG file is the logo? Leave it blank to have one drawn.',
    placeholder: 'logo.svg',
    check: checkLogo,
  },
  standalone: {
    message:
      'In which folder is the repository of the club? Leave it blank for a folder of apps/ in this one.',
    placeholder: '../rovers-shop',
    check: (answer) => checkFolder(answer, root),
  },
});

/** Asks for the answers that are missing, and then for what may be left blank. Undefined if the person cancels. */
export async function askMissing(
  given: Partial<GivenAnswers>,
  clubs: ExistingClubs,
): Promise<GivenAnswers | undefined> {
  const answers: Record<string, string | undefined> = { ...given };
  // A script that gives all answers is not asked for more.
  if (missingAnswers(given, clubs).length === 0) return answers as unknown as GivenAnswers;
  for (const [name, { message, placeholder, check }] of Object.entries(questions(clubs))) {
    if (answers[name] !== undefined) continue;
    const answer = await text({
      message,
      placeholder,
      validate: (value = '') => reasonAgainst(value, check),
    });
    if (isCancel(answer)) return cancelled();
    answers[name] = answer;
  }
  for (const [name, question] of Object.entries(optionalQuestions(clubs))) {
    if (answers[name] !== undefined) continue;
    const answer = await askOptional(question);
    if (answer === undefined) return cancelled();
    answers[name] = answer;
  }
  return answers as unknown as GivenAnswers;
}

function cancelled(): undefined {
  cancel('No club was created.');
  return undefined;
}

/** Repeats a question until its answer is blank or can be used. Undefined if the person cancels. */
async function askOptional({ message, placeholder, check }: Question): Promise<string | undefined> {
  for (;;) {
    const answer = await text({ message, placeholder });
    if (isCancel(answer)) return undefined;
    const given = (answer ?? '').trim();
    if (given === '') return given;
    try {
      await check(given);
      return given;
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error;
      log.error(error.message);
    }
  }
}

function reasonAgainst(answer: string, check: Question['check']): string | undefined {
  try {
    check(answer);
    return undefined;
  } catch (error) {
    if (error instanceof WrongAnswer) return error.message;
    throw error;
  }
}

/** The names of the answers that are missing. */
export const missingAnswers = (given: Partial<GivenAnswers>, clubs: ExistingClubs): string[] =>
  Object.keys(questions(clubs)).filter((name) => given[name as keyof GivenAnswers] === undefined);
