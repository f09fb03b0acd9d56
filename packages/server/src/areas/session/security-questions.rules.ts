import type { SecurityAnswers, SecurityQuestionId } from '@portal/sdk/contract'
import { type FieldErrors, refuseAll } from '#contract/refuse.ts'

export type { SecurityAnswers }

/** People do not remember the exact spelling: ignore case, accents and white space. */
function plain(answer: string): string {
  return answer
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Refuses an empty answer, a repeated question, and a repeated answer. */
export function checkAnswers(answers: SecurityAnswers): void {
  const errors: FieldErrors = {}
  const questions = answers.map(({ question }) => question)
  const texts = answers.map(({ answer }) => plain(answer))
  for (const [index, text] of texts.entries()) {
    const at = `answers[${index}]`
    if (text === '') errors[`${at}.answer`] = [{ error: 'blank' }]
    else if (texts.indexOf(text) !== index) errors[`${at}.answer`] = [{ error: 'taken' }]
    if (questions.indexOf(questions[index] ?? 'firstJob') !== index) {
      errors[`${at}.question`] = [{ error: 'taken' }]
    }
  }
  refuseAll(errors)
}

/**
 * All answers as one text, in the order of the questions, hashed together: guessing one reveals nothing about the
 * others.
 */
export function joinedAnswers(questions: readonly string[], answers: SecurityAnswers): string {
  const given = new Map<string, string>(answers.map(({ question, answer }) => [question, plain(answer)]))
  return questions.map((question) => given.get(question) ?? '').join('\n')
}

type QuestionId = SecurityQuestionId

const catalogue: Record<QuestionId, true> = {
  firstSchool: true,
  firstTeacher: true,
  childhoodStreet: true,
  childhoodFriend: true,
  childhoodHero: true,
  firstJob: true,
  firstJourney: true,
  firstConcert: true,
  favouriteBook: true,
  grandmotherTown: true,
}

/** Filters stored names by the known ones: database values are plain text to the compiler. */
export function knownQuestions(names: readonly string[]): QuestionId[] {
  return names.filter((name): name is QuestionId => Object.hasOwn(catalogue, name))
}
