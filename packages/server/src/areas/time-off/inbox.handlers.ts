import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { groupAskedFor } from '#db/groups-of.ts'
import { type Eyes, standInsOf } from '#delegations/stand-ins.ts'
import { inboxSources } from '#inbox/inbox-source.ts'
import { type Place, placesOf } from './inbox-places.ts'
import * as queries from './inbox.queries.ts'

export const inboxHandlers: HandlerTable = handlers('inbox', {
  async index(context) {
    const { db, query, user, clock } = context
    const { family: families, groupId, ...asked } = query
    const known = inboxSources().map(({ family }) => family)
    for (const family of families ?? [])
      if (!known.includes(family)) refuse('inclusion', 'family', { value: family })
    const group = await groupAskedFor(db, groupId)
    const places = await placesFor(context, families)
    const identityNumbers = user.permissions.has('EMPLEADOS_VER_DATOS_PERSONALES')
    const looks = { userId: user.id, identityNumbers, now: clock.now() }
    const { data, meta } = await queries.list(db, places, { ...asked, group }, looks)
    return { data: await shownItems(db, places, data, clock.now()), meta }
  },

  async summary(context) {
    const { db, user, clock } = context
    const places = await placesFor(context)
    const counts = await queries.counts(db, places, { userId: user.id, now: clock.now() })
    const families = [...new Set(places.map(({ source }) => source.family))].map((family) => {
      const own = counts.filter((one) => one.family === family)
      return { family, count: sum(own, 'count'), overdue: sum(own, 'overdue') }
    })
    const delegated = counts.filter(({ place }) => places[place]?.onBehalfOf != null)
    return {
      ...{ count: sum(counts, 'count'), overdue: sum(counts, 'overdue'), delegated: sum(delegated, 'count') },
      families,
    }
  },
})

/** The places of these families, or of all. */
async function placesFor(
  { db, user, clock }: Pick<Context, 'db'> & Eyes,
  families?: readonly string[],
): Promise<queries.WaitingPlace[]> {
  const sources = inboxSources().filter(({ family }) => families?.includes(family) ?? true)
  const places = placesOf(sources, { user, clock }, await standInsOf({ db, user, clock }))
  const found: queries.WaitingPlace[] = []
  for (const place of places) found.push({ ...place, waiting: await place.source.waiting(place.eyes, db) })
  return found
}

const sum = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((total, row) => total + row[name], 0)

/** The families' details of the found items, in order. */
async function shownItems(
  db: Context['db'],
  places: readonly Place[],
  rows: readonly queries.Row[],
  now: Date,
) {
  const cards = new Map<string, Awaited<ReturnType<Place['source']['cards']>>[number]>()
  for (const [at, { source, eyes }] of places.entries()) {
    const ids = rows.filter(({ place }) => place === at).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const card of await source.cards(db, eyes, ids)) cards.set(card.id, card)
  }
  return rows.flatMap(({ id, place, askedAt, dueAt }) => {
    const [card, at] = [cards.get(id), places[place]]
    if (card === undefined || at === undefined) return []
    const isOverdue = dueAt !== null && dueAt <= now
    return [{ ...card, family: at.source.family, askedAt, dueAt, isOverdue, onBehalfOf: at.onBehalfOf }]
  })
}
