import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about the macros of tickets. */
export async function ask({ portal }: Asking): Promise<void> {
  const { ticketMacros, tickets } = portal
  const { skills } = await tickets.choices()
  const made = await ticketMacros.create({ name: 'De paso', reply: 'Hola, {{requester.name}}.' })
  const changed = await ticketMacros.update(made.id, {
    ...{ name: 'De paso', reply: 'Hola.', version: made.version },
  })
  await ticketMacros.patch(made.id, { version: changed.version, isInternal: true })
  const { id, version } = await tickets.create({
    ...{ subject: 'De paso', requesterName: 'Rosa Lago Prieto', channel: 'phone' },
    skillId: skills[0]?.id ?? '',
  })
  await ticketMacros.preview(made.id, { ticketId: id })
  await ticketMacros.apply(made.id, { rows: [{ id, version }] })
  await ticketMacros.index({ search: 'paso' })
  await ticketMacros.destroy(made.id)
  await ticketMacros.restore(made.id)
  await seen(ticketMacros, made.id)
}
