import type { CurrentUser } from '#auth/current-user.ts'
import { Refusal } from '#contract/refuse.ts'
import type { Database, Db } from '#db/database.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'

/** How the switch stands. */
export type Maintenance = { isOn: boolean; since: Date | null; retryAfterSeconds: number }

/** Holders of this permission can keep working: somebody must check the system and end maintenance. */
const maintenancePermission = 'PERMISOS_EDITAR'

/**
 * One must be able to become such a person, and nobody shall lose a session for having waited: signing in, with its
 * second factor, and what keeps and ends a session go on.
 */
const passing = /^(session|sessions|secondFactors?|maintenance)\./

// A call must not cost a question to the database: the bus says when the switch is turned, and this is for what the
// bus did not hear, as when it is turned from a terminal.
const freshMs = 1000
const standardSeconds = 60

export async function readMaintenance(db: Db): Promise<Maintenance> {
  const row = await db
    .selectFrom('switches')
    .where('name', '=', 'maintenance')
    .select(['since', 'retryAfterSeconds'])
    .executeTakeFirst()
  return row ? { isOn: true, ...row } : { isOn: false, since: null, retryAfterSeconds: standardSeconds }
}

/** Refuses a call while maintenance is under way, unless it is one that must pass or the person may. */
export type MaintenanceGate = (operation: string, user?: CurrentUser) => Promise<void>

export function maintenanceGate({ db }: Database, clock: Clock, bus: Bus): MaintenanceGate {
  let read: { at: number; answer: Promise<Maintenance> } | undefined
  const forget = () => {
    read = undefined
  }
  bus.subscribe('maintenance.changed', forget)
  bus.subscribe('bus.gap', forget)
  const current = () => {
    const at = clock.now().getTime()
    if (read === undefined || Math.abs(at - read.at) >= freshMs) read = { at, answer: readMaintenance(db) }
    return read.answer
  }
  return async (operation, user) => {
    if (passing.test(operation) || user?.permissions.has(maintenancePermission)) return
    const { isOn, retryAfterSeconds } = await current()
    // Nobody waits inside a call for the end of it: the page says what goes on and asks again.
    const headers = { 'retry-after': String(retryAfterSeconds), 'x-should-retry': 'false' }
    if (isOn) throw new Refusal(503, 'maintenance', {}, headers)
  }
}
