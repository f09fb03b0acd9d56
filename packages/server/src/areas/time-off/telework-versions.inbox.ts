import { sql } from 'kysely'
import { isWithin } from '#db/reach.ts'
import type { InboxSource } from '#inbox/inbox-source.ts'
import { missingOf } from '#telework/contents.rules.ts'
import { looking } from './telework-reach.ts'
import { among } from './telework-versions.queries.ts'

/** Pending telework agreements: for the company drafts and declined versions, for everybody offers to sign. */
export const teleworkVersionsInbox: InboxSource = {
  family: 'teleworkVersions',
  place: 60,
  anyOf: ['TELETRABAJO_GESTIONAR', 'VER_DASHBOARD'],
  // Offering an agreement means signing it for the company: it cannot be delegated.
  isDelegable: false,
  waiting: (eyes) => {
    const { reach, manages } = looking(eyes)
    const own = sql`v.employee_id = ${eyes.user.id}::uuid`
    const ofCompany = manages
      ? sql`or (v.state in ('draft', 'refused') and not ${own} and ${isWithin(reach, sql`v.employee_id`)})`
      : sql``
    return sql`
      select v.id, v.employee_id, v.updated_at as asked_at, v.starts_on::timestamp at time zone 'UTC' as due_at
      from telework_versions v where (v.state = 'offered' and ${own}) ${ofCompany}`
  },
  cards: async (db, eyes, ids) => {
    const who = looking(eyes)
    return (await among(db, who, ids)).map((row) => {
      const { id, version, startsOn, endsOn, employeeId, displayName, stored, contents } = row
      const isReady = stored === 'draft' && startsOn >= who.today && missingOf(contents).length === 0
      return {
        ...{ id, version, startsOn, endsOn, person: { id: employeeId, displayName } },
        askedBy: { id: row.createdBy, displayName: row.creatorName },
        ...{ what: stored, name: null, translations: null, days: null, comment: null, why: null },
        ...{ dueRule: 'begins', stage: null, nextStages: [], acts: isReady ? ['approve'] : [] },
      }
    })
  },
}
