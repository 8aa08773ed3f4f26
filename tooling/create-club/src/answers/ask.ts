import { cancel, isCancel, text } from '@clack/prompts';
import { starterCurrencies } from '@matchday/api/starter';
import type { ExistingClubs } from '../existing-clubs';
import { type GivenAnswers, WrongAnswer } from './answers';
import { checkColors } from './check-colors';
import { checkCultures, checkCurrency, languages } from './check-cultures';
import { checkDomain } from './check-domain';
import { checkFonts } from './check-files';
import { checkName } from './check-name';

interface Question {
  message: string;
  placeholder: string;
  /** Throws if the answer cannot be used. */
  check: (answer: string) => unknown;
}

function questions({ ids, domains }: ExistingClubs): Record<Exclude<keyof GivenAnswers, 'logo'>, Question> {
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

/** Asks for the answers that are missing. Undefined if the person cancels. */
export async function askMissing(
  given: Partial<GivenAnswers>,
  clubs: ExistingClubs,
): Promise<GivenAnswers | undefined> {
  const answers: Record<string, string | undefined> = { ...given };
  for (const [name, { message, placeholder, check }] of Object.entries(questions(clubs))) {
    if (answers[name] !== undefined) continue;
    const answer = await text({
      message,
      placeholder,
      validate: (value = '') => reasonAgainst(value, check),
    });
    if (isCancel(answer)) {
      cancel('No club was created.');
      return undefined;
    }
    answers[name] = answer;
  }
  return answers as unknown as GivenAnswers;
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
