import type { InboxSource } from '#inbox/inbox-source.ts'
import { looking } from './absence-reach.ts'
import * as queries from './workday-adaptations.queries.ts'

/** Adaptation requests, which silence grants; alternatives are offered on their page. */
export const workdayAdaptationsInbox: InboxSource = {
  family: 'workdayAdaptations',
  place: 50,
  anyOf: ['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO'],
  // The request reveals family circumstances.
  also: 'AUSENCIAS_VER_JUSTIFICANTES',
  isDelegable: true,
  waiting: (eyes) => queries.waitingFor(looking(eyes)),
  cards: async (db, eyes, ids) =>
    (await queries.among(db, looking(eyes), ids)).map(({ employeeId, displayName, ...row }) => ({
      ...{ id: row.id, version: row.version, startsOn: row.startsOn, endsOn: row.endsOn },
      ...{ person: { id: employeeId, displayName }, askedBy: { id: employeeId, displayName } },
      ...{ what: 'adaptation', name: row.wanted, translations: null, days: null, comment: row.reason },
      ...{ why: null, dueRule: 'silence_grants', stage: 'hr', nextStages: [], acts: ['approve', 'reject'] },
    })),
}
