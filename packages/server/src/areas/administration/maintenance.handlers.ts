import { audit } from '#auth/audit.ts'
import { handlers } from '#contract/handlers.ts'
import { readMaintenance } from '#http/maintenance.ts'
import * as queries from './maintenance.queries.ts'

export const maintenanceHandlers = handlers('maintenance', {
  show: ({ db }) => readMaintenance(db),

  async update(context) {
    const { db, body, bus, clock, user } = context
    const { isOn, retryAfterSeconds } = body
    if (isOn) await queries.begin(db, clock.now(), retryAfterSeconds)
    else await queries.end(db)
    bus.publish('maintenance.changed', {})
    await audit(context, 'maintenance.update', user.id, { isOn })
    return readMaintenance(db)
  },
})
