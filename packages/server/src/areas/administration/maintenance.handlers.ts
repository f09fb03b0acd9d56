import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { readMaintenance } from '#http/maintenance.ts'
import * as queries from './maintenance.queries.ts'

export const maintenanceHandlers: HandlerTable = handlers('maintenance', {
  show: ({ db }) => readMaintenance(db),

  async update(context) {
    const { db, body, bus, clock } = context
    const { isOn, retryAfterSeconds } = body
    const before = await readMaintenance(db)
    if (isOn) await queries.begin(db, clock.now(), retryAfterSeconds)
    else await queries.end(db)
    bus.publish('maintenance.changed', {})
    const after = await readMaintenance(db)
    await auditChange(context, { act: 'maintenance.update', subject: 'maintenance', before, after })
    return after
  },
})
