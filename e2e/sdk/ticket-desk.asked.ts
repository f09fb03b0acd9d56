import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about the desk of an agent, the hours of a service, and tickets that were passed on. */
export async function ask(asking: Asking): Promise<void> {
  await askHours(asking)
  await askDesk(asking)
}

async function askHours({ portal }: Asking): Promise<void> {
  const { serviceHours } = portal
  const skill = (await portal.skills.index({ search: 'AVA_INFO' })).data[0]
  const hours = { skillId: skill?.id ?? '', opensAt: '09:00', closesAt: '18:00' }
  const made = await serviceHours.create({ ...hours, name: 'De paso' })
  await serviceHours.index({ search: 'paso' })
  const changed = await serviceHours.update(made.id, { ...hours, name: 'De paso', version: made.version })
  await serviceHours.patch(made.id, { version: changed.version, maxOpen: 5 })
  await serviceHours.reorder({ ids: [made.id] })
  await serviceHours.destroy(made.id)
  await serviceHours.restore(made.id)
  await seen(serviceHours, made.id)
  await serviceHours.destroy(made.id)
}

async function askDesk({ portal, strict }: Asking): Promise<void> {
  const { ticketDesk, tickets } = portal
  const { skills } = await tickets.choices()
  const skillId = skills.find(({ code }) => code === 'LNE_ATC')?.id ?? ''
  const agent = await strict('empleado')
  const input = { requesterName: 'Rosa Lago', channel: 'phone' as const, skillId }
  const { id } = await tickets.create({ ...input, subject: 'De paso por la mesa', isVulnerable: true })
  const given = (await agent.ticketDesk.next()).ticket?.id ?? id
  await agent.ticketDesk.hold(given)
  await agent.ticketDesk.resume(given)
  await agent.ticketDesk.release(given)
  const again = (await agent.ticketDesk.next()).ticket?.id ?? given
  await agent.ticketDesk.skip(again, { reason: 'no_knowledge' })
  await ticketDesk.clocks(id)
  await ticketDesk.assignments(id)
  await ticketDesk.receipt(id).text()
  await askReview(portal)
}

async function askReview({ ticketSkips }: Asking['portal']): Promise<void> {
  const [skip] = (await ticketSkips.index({ isReviewed: false })).data
  await ticketSkips.review(skip?.id ?? '', { outcome: 'accepted', version: skip?.version ?? 1 })
}
