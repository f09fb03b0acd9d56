import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { daysAfter, firstOf, monthOf } from '#db/day.ts'
import { dayIn } from '#db/zoned-day.ts'
import { reachOf } from '#db/reach.ts'
import { periodOf } from './asked-period.ts'
import * as queries from './team.queries.ts'
import { zoneOf } from './workdays.queries.ts'

export const teamHandlers: HandlerTable = handlers('team', {
  async index(context) {
    const { db, query, user, clock } = context
    const now = clock.now()
    const zone = await zoneOf(db, user, now)
    const today = dayIn(now, zone)
    const looking = { reach: reachOf(context), corrects: user.permissions.has('FICHAJE_CORREGIR'), now }
    const { data, meta } = await queries.list(
      db,
      {
        looking,
        decidesAccess: user.permissions.has('USUARIOS_ASIGNAR_PERMISOS'),
        // Days begin at different times elsewhere, and a night shift of yesterday may still run.
        period: await periodOf(context, daysAfter(today, -1), daysAfter(today, 1)),
        zone,
      },
      query,
    )
    const month = await periodOf(context, firstOf(monthOf(today)), today)
    const balances = await queries.balances(
      db,
      looking,
      month,
      data.map(({ id }) => id),
    )
    return {
      data: data.map(({ displayName, corrections, justifications, accesses, mine, ...row }) => ({
        ...row,
        person: { id: row.id, displayName },
        monthBalanceMinutes: balances.get(row.id) ?? 0,
        pending: { corrections, incidents: justifications, accesses, mine },
      })),
      meta,
    }
  },
})
