import type { InboxSource } from '#inbox/inbox-source.ts'
import { looking } from './clock-corrections.ts'
import * as queries from './day-incidents.queries.ts'

/** Justifications of incidents. */
export const dayIncidentsInbox: InboxSource = {
  family: 'dayIncidents',
  place: 12,
  anyOf: ['FICHAJE_CORREGIR'],
  isDelegable: true,
  waiting: (eyes) => queries.waitingFor(looking(eyes)),
  cards: async (db, eyes, ids) =>
    (await queries.among(db, looking(eyes), ids)).map(({ employeeId, displayName, ...row }) => ({
      ...{ id: row.id, version: row.version, startsOn: row.date, endsOn: row.date },
      ...{ person: { id: employeeId, displayName }, askedBy: { id: employeeId, displayName } },
      ...{ what: row.kind, name: null, translations: null, days: null, comment: row.reason, why: null },
      ...{ dueRule: null, stage: null, nextStages: [], acts: ['approve', 'reject'] },
    })),
}
