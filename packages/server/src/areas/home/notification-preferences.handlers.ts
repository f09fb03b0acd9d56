import { handlers, type HandlerTable } from '#contract/handlers.ts'
import type { Db } from '#db/database.ts'
import { type NotificationKind, kinds } from '#notices/kinds.ts'
import * as queries from './notification-preferences.queries.ts'

export const notificationPreferencesHandlers: HandlerTable = handlers('notificationPreferences', {
  index: ({ db, user, clock }) => preferencesOf(db, user.id, clock.now()),

  async update({ db, user, body, clock }) {
    // If a kind occurs twice, the last one wins.
    const rows = new Map(body.preferences.map((one) => [one.kind, { ...one, userId: user.id }]))
    await queries.replace(db, [...rows.values()])
    return preferencesOf(db, user.id, clock.now())
  },
})

async function preferencesOf(db: Db, userId: string, now: Date) {
  const [chosen, excluded] = await Promise.all([
    queries.chosen(db, userId),
    queries.excludedKinds(db, userId, now),
  ])
  return Object.entries(kinds).map(([name, usual]) => {
    const kind = name as NotificationKind
    const { portal, mail } = chosen.find((one) => one.kind === kind) ?? usual
    return { kind, portal, mail, excluded: excluded.some((one) => one === null || one === kind) }
  })
}
