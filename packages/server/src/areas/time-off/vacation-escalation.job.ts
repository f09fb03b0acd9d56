import { announced } from '#db/announced.ts'
import { type Job, job } from '#jobs/jobs.ts'
import { queueEscalations, vacationEscalationKind } from './queue-escalation.ts'
import { notifyEscalated } from './vacation-notices.ts'
import { escalating } from './vacation-escalation.queries.ts'

type Payload = { id: string }

/** Notifies HR, who may decide from now on, of a request that no coordinator has answered; an answered one stays. */
export const vacationEscalationJob: Job = job(
  vacationEscalationKind,
  async ({ database, bus, ...context }) => {
    const { id } = context.payload as Payload
    await announced(database, bus, async (db, waiting) => {
      const inside = { ...context, db, bus: waiting }
      const request = await escalating(db, id)
      if (request === undefined) return
      // The coordinators' turn may have begun anew since this was queued.
      if (request.escalatesAt > context.clock.now()) return queueEscalations(inside, [id])
      await notifyEscalated(inside, request)
    })
  },
)
