import type { CurrentUser } from '#auth/current-user.ts'
import { Refusal } from '#contract/refuse.ts'
import type { Database, Db } from '#db/database.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'

/** The state of the switch. */
export type Maintenance = { isOn: boolean; since: Date | null; retryAfterSeconds: number }

/** Holders of this permission can keep working: somebody must check the system and end maintenance. */
const maintenancePermission = 'PERMISOS_EDITAR'

/**
 * Allowed during maintenance: signing in (with the second factor), so that such a person can get in, and keeping or
 * ending a session, so that nobody loses it while waiting.
 */
const passing = /^(session|sessions|secondFactors?|maintenance)\./

// Cached, to avoid a query per call: the bus announces changes, and this covers those that the bus misses, such as
// from a terminal.
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

/** Refuses a call during maintenance, unless the operation or the person is exempt. */
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
    // Nothing waits inside a call until maintenance ends: the page shows it and polls.
    const headers = { 'retry-after': String(retryAfterSeconds), 'x-should-retry': 'false' }
    if (isOn) throw new Refusal(503, 'maintenance', {}, headers)
  }
}
