import type { InboxSource } from '#inbox/inbox-source.ts'
import * as queries from './operation-vacations.queries.ts'
import { looking, managing } from './vacation-reach.ts'
import { among } from './vacation-requests.queries.ts'
import { vacationCard } from './vacation-requests.inbox.ts'

/** The requests under vacation plans, for planners who do not decide in a stage. */
export const operationVacationsInbox: InboxSource = {
  family: 'operationVacations',
  place: 30,
  anyOf: ['GESTIONAR_VACACIONES_OP_APROBAR', 'GESTIONAR_VACACIONES_OP_RECHAZAR'],
  isDelegable: true,
  waiting: (eyes) => queries.waiting(managing(eyes), looking(eyes)),
  cards: async (db, eyes, ids) =>
    (await among(db, managing(eyes), ids)).map((row) => ({
      ...{ ...vacationCard(row), nextStages: [] },
      acts: [
        ...(eyes.user.permissions.has('GESTIONAR_VACACIONES_OP_APROBAR') ? (['approve'] as const) : []),
        ...(eyes.user.permissions.has('GESTIONAR_VACACIONES_OP_RECHAZAR') ? (['reject'] as const) : []),
      ],
    })),
}
