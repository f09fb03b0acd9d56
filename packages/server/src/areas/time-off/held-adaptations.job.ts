import { heldFamily } from '#decisions/held-family.ts'
import { type Answer, answerable, answerIt } from './adaptation-acts.ts'
import { looking } from './absence-reach.ts'
import { find } from './workday-adaptations.queries.ts'

const permissions = new Set([
  'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
  'AUSENCIAS_VER_JUSTIFICANTES',
  'REPORTES_TODOS',
])

type AnswerInput = Omit<Answer, 'answer'>

const held = heldFamily({
  ...{ family: 'workdayAdaptations', act: 'workdayAdaptations.answer', find },
  check: async (context, answer: Answer['answer'], input: AnswerInput, as) =>
    (await answerable(context, { answer, ...input }, as)).row,
  settle: (context, answer, input, as) => answerIt(context, { answer, ...input }, as),
  labelOf: ({ displayName, startsOn }) => `${displayName} · ${startsOn}`,
  deciderOf: ({ user, clock }) => looking({ user: { id: user.id, permissions }, clock }),
})

/** Answers to requests for another working day that may be taken back for a moment. */
export const { hold: holdAnswer, release: releaseAnswer } = held

/** Puts them in force when nobody has taken them back. */
export const heldAdaptationJob = held.job
