import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { heldDecisionJob, holdDecision, releaseDecision } from '#decisions/held-decisions.ts'
import { inPlaceOf } from '#delegations/stand-ins.ts'
import { answerable, answerIt, type Answer, type Standpoint } from './adaptation-acts.ts'
import { looking } from './absence-reach.ts'
import { find, type Row } from './workday-adaptations.queries.ts'

const family = 'workdayAdaptations'
type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'bus' | 'jobs' | 'user' | 'signedIn' | 'request'>

/** Keeps an answer for as long as it may be taken back. What could not be answered is refused at once. */
export async function holdAnswer(context: Acting, meant: Answer, as: Standpoint): Promise<void> {
  const { row } = await answerable(context, meant, as)
  const { onBehalfOf } = as
  await holdDecision(context, { family, id: row.id, decision: meant, onBehalfOf: onBehalfOf?.id ?? null })
  await auditChange(context, {
    ...{ act: `${family}.answer`, subject: row.id, label: labelOf(row) },
    ...{ after: { decision: meant.answer }, detail: inPlaceOf(onBehalfOf) },
  })
}

/** Takes one's own answer back before it is in force. */
export async function releaseAnswer(context: Acting, id: string) {
  const { decision } = await releaseDecision(context, family, id)
  const row = (await find(context.db, everybody(context), id)) ?? notFound()
  await auditChange(context, {
    ...{ act: `${family}.release`, subject: id, label: labelOf(row) },
    before: { decision: decision.answer },
  })
  return row.state
}

/** Puts an answer in force by the rights of the moment when it was given. */
export const heldAdaptationJob = heldDecisionJob(family, async (context, { decision, onBehalfOf }) => {
  await answerIt(context, decision as Answer, { looks: everybody(context), onBehalfOf })
})

const answering = ['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO', 'AUSENCIAS_VER_JUSTIFICANTES', 'REPORTES_TODOS']

/** Who has answered, as one who could: nobody answers their own. */
const everybody = ({ user, clock }: { user: { id: string }; clock: Context['clock'] }) =>
  looking({ user: { id: user.id, permissions: new Set(answering) }, clock })

const labelOf = ({ displayName, startsOn }: Row) => `${displayName} · ${startsOn}`
