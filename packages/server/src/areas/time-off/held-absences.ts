import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { heldDecisionJob, holdDecision, releaseDecision } from '#decisions/held-decisions.ts'
import { inPlaceOf } from '#delegations/stand-ins.ts'
import { type Acting, checkDecision, done, labelOf, type Meant, type Standpoint } from './absence-acts.ts'
import { looking } from './absence-reach.ts'
import { find } from './absences.queries.ts'

const family = 'absences'

/** Keeps a decision for as long as it may be taken back. What could not be done is refused at once. */
export async function holdAbsence(
  context: Acting,
  act: 'approve' | 'reject',
  meant: Meant,
  as: Standpoint,
): Promise<void> {
  const row = await checkDecision(context, act, meant, as)
  const { onBehalfOf } = as
  const decision = { act, version: meant.version, comment: meant.comment ?? null }
  await holdDecision(context, { family, id: row.id, decision, onBehalfOf: onBehalfOf?.id ?? null })
  await auditChange(context, {
    ...{ act: `${family}.decide`, subject: row.id, label: labelOf(row) },
    ...{ after: { decision: act }, detail: inPlaceOf(onBehalfOf) },
  })
}

/** Takes one's own decision back before it is in force. */
export async function releaseAbsence(context: Acting, id: string): Promise<Standpoint> {
  const { decision } = await releaseDecision(context, family, id)
  const looks = everybody(context)
  const row = (await find(context.db, looks, id)) ?? notFound()
  await auditChange(context, {
    ...{ act: `${family}.release`, subject: id, label: labelOf(row) },
    before: { decision: decision.act },
  })
  return { looks, onBehalfOf: null }
}

/** Puts a decision in force by the rights of the moment when it was made. */
export const heldAbsenceJob = heldDecisionJob(family, async (context, { id, decision, onBehalfOf }) => {
  const { act, version, comment } = decision as { act: 'approve' | 'reject' } & Omit<Meant, 'id'>
  await done(context, act, { id, version, comment }, { looks: everybody(context), onBehalfOf })
})

/** Who has decided, as one who could: nobody decides on their own. */
function everybody({ user, clock }: { user: { id: string }; clock: Context['clock'] }) {
  const permissions = new Set(['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO', 'REPORTES_TODOS'])
  return looking({ user: { id: user.id, permissions }, clock })
}
