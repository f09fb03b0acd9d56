import { type Notice, notifyEach, type Notifying } from '#notices/notify.ts'
import { escalationsOf, stepsOf } from '#tickets/clocks.rules.ts'
import * as queries from './ticket-escalation.queries.ts'

/**
 * Notifies each escalation step once: at the warning the assignee, at the term and a day later also the coordinators.
 * For unassigned tickets the skill's coordinators from the first step on.
 */
export async function escalate(context: Notifying): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const due = await queries.due(db, now)
  if (due.length === 0) return
  const steps = due.map((one) => ({ ...one, reached: stepsOf(one, now) }))
  await queries.writeSteps(
    db,
    steps.map(({ ticketId, kind, warnAt, dueAt, reached: step }) => ({
      ...{ ticketId, kind, step, nextStepAt: escalationsOf({ warnAt, dueAt })[step] ?? null },
    })),
  )
  const notices = steps.filter(({ isNews }) => isNews).map(noticeOf)
  await notifyEach(context, 'tickets.escalated', notices)
}

const warning = 1

function noticeOf(one: queries.DueClock & { reached: number }): Omit<Notice, 'kind'> {
  const { assigneeId, leadingIds, number, subject, dueAt, ticketId } = one
  const isWarning = one.reached === warning && assigneeId !== null
  return {
    userIds: [...(assigneeId === null ? [] : [assigneeId]), ...(isWarning ? [] : leadingIds)],
    data: { number: String(number), subject, at: dueAt },
    link: `/expedientes/misExpedientes/${ticketId}`,
  }
}
