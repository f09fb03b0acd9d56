import type { InboxSource } from '#inbox/inbox-source.ts'
import { found, itemsOf } from './months-to-confirm.queries.ts'

/** Complete months that await the person's own confirmation (FIC-9, FIC-14). */
export const ownMonthsInbox: InboxSource = {
  family: 'monthSheets',
  place: 13,
  anyOf: ['FICHAJE_CREAR'],
  // A month is confirmed by the person whose record it is.
  isDelegable: false,
  waiting: ({ user, clock }) => itemsOf(user.id, clock.now()),
  cards: async (db, { user, clock }, ids) => {
    const person = ({ displayName }: { displayName: string }) => ({ id: user.id, displayName })
    return (await found(db, user.id, { ids, now: clock.now() })).map(
      ({ id, state, from, until, ...one }) => ({
        ...{ id, version: null, person: person(one), askedBy: person(one), startsOn: from, endsOn: until },
        ...{ what: state, name: null, translations: null, days: null, comment: null },
        // It is confirmed on its own page, by the hash of the figures that the person sees.
        ...{ why: null, dueRule: null, stage: null, nextStages: [], acts: [] },
      }),
    )
  },
}
