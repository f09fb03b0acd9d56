import { heldFamily, holdAll, inTurn } from '#decisions/held-family.ts'
import { type Answer, answerable, answerIt, type Standpoint } from './adaptation-acts.ts'
import { looking } from './absence-reach.ts'
import { among } from './workday-adaptations.queries.ts'

const permissions = new Set([
  'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
  'AUSENCIAS_VER_JUSTIFICANTES',
  'REPORTES_TODOS',
])

type AnswerInput = Omit<Answer, 'answer'>

const held = heldFamily({
  ...{ family: 'workdayAdaptations', act: 'workdayAdaptations.answer', among },
  settle: inTurn((context, answer: Answer['answer'], input: AnswerInput, as: Standpoint) =>
    answerIt(context, { answer, ...input }, as),
  ),
  labelOf: ({ displayName, startsOn }) => `${displayName} · ${startsOn}`,
  deciderOf: ({ user, clock }) => looking({ user: { id: user.id, permissions }, clock }),
})

/** Answers to adaptation requests that can be undone for a moment. */
export const { release: releaseAnswers } = held

/** Applies them unless they were undone. */
export const heldAdaptationJob = held.job

export const holdAnswers = holdAll(
  held,
  async (context, answer, input: AnswerInput, as: Standpoint) =>
    (await answerable(context, { answer, ...input }, as)).row,
)
