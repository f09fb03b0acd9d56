import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about webhooks of tickets; no request leaves the machine. */
export async function ask({ portal }: Asking): Promise<void> {
  const { ticketWebhooks } = portal
  const own = { name: 'De paso', url: 'https://crm.example/portal', events: ['ticket.created' as const] }
  const made = await ticketWebhooks.create({ ...own, active: false })
  await ticketWebhooks.index({ search: 'paso' })
  const changed = await ticketWebhooks.update(made.id, { ...own, active: false, version: made.version })
  const patched = await ticketWebhooks.patch(made.id, { version: changed.version, name: 'De paso aún' })
  const renewed = await ticketWebhooks.renew(made.id, { version: patched.version, formerHours: 1 })
  // Failed deliveries are logged, too.
  await ticketWebhooks.patch(made.id, { version: renewed.version, url: 'https://portal.invalid/' })
  const { id } = await ticketWebhooks.ping(made.id)
  await ticketWebhooks.deliveries(made.id, { state: ['waiting', 'failed'] })
  await ticketWebhooks.delivery(id)
  const { version } = await ticketWebhooks.show(made.id)
  const on = await ticketWebhooks.patch(made.id, { version, active: true })
  await ticketWebhooks.redeliver(id)
  await ticketWebhooks.patch(made.id, { version: on.version, active: false })
  await ticketWebhooks.destroy(made.id)
  await ticketWebhooks.restore(made.id)
  await seen(ticketWebhooks, made.id)
}
