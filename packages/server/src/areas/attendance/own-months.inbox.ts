import { createHash } from 'node:crypto'
import { firstOf, lastOf, monthsAfter } from '#db/day.ts'
import type { InboxSource } from '#inbox/inbox-source.ts'
import { monthsOf, monthsToConfirm } from './months-to-confirm.ts'
import { itemsOf, statesSince } from './months-to-confirm.queries.ts'

/** Complete months that await the person's own confirmation (FIC-9, FIC-14). */
export const ownMonthsInbox: InboxSource = {
  family: 'monthSheets',
  place: 13,
  anyOf: ['FICHAJE_CREAR'],
  // A month is confirmed by the person whose record it is.
  isDelegable: false,
  waiting: async (eyes, db) =>
    itemsOf(
      eyes.user.id,
      (await monthsToConfirm(db, eyes)).map((month) => ({
        ...{ id: idOf(eyes.user.id, month), askedAt: `${firstOf(monthsAfter(month, 1))}T00:00:00Z` },
      })),
    ),
  cards: async (db, eyes, ids) => {
    const { person, months = [] } = (await monthsOf(db, eyes)) ?? {}
    if (person === undefined) return []
    const states = await statesSince(db, person.id, months[0] ?? '')
    return months.flatMap((month) => {
      const id = idOf(person.id, month)
      if (!ids.includes(id)) return []
      return {
        ...{ id, version: null, person, askedBy: person, startsOn: firstOf(month), endsOn: lastOf(month) },
        ...{ what: states.get(month) ?? 'open', name: null, translations: null, days: null, comment: null },
        // It is confirmed on its own page, by the hash of the figures that the person sees.
        ...{ why: null, dueRule: null, stage: null, nextStages: [], acts: [] },
      }
    })
  },
}

/** An open month has no row: its id follows from person and month. */
function idOf(employeeId: string, month: string): string {
  const hex = createHash('sha256').update(`${employeeId}:${month}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
