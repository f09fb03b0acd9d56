import type { Asking } from './asking.ts'

/** Everything about tickets, what is said to them, and batches of them. */
export async function ask({ portal }: Asking): Promise<void> {
  const { tickets, ticketEntries, ticketFiles, ticketBatches } = portal
  const { skills, tags, workflows } = await tickets.choices()
  const skillId = skills.find(({ code }) => code === 'LNE_ATC')?.id ?? ''
  const tagId = tags[0]?.id ?? ''
  const workflowId = workflows.find(({ name }) => name === 'Ticket TI')?.id ?? ''
  const [able] = await tickets.assignees({ skillId })
  const input = { requesterName: 'Rosa Lago', channel: 'phone' as const, skillId, workflowId }
  const [one, other, third] = [
    await tickets.create({ ...input, subject: 'De paso', text: 'Hola' }),
    await tickets.create({ ...input, subject: 'De paso también' }),
    await tickets.create({ ...input, subject: 'Repetido' }),
  ]
  await tickets.index({ search: 'paso' })
  const named = await tickets.patch(one.id, { subject: 'De paso otra vez', version: one.version })
  const assigned = await tickets.assign(one.id, { userId: able?.id ?? null, version: named.version })
  const next = { transition: assigned.transitions[0]?.code ?? '', version: assigned.version }
  await tickets.transition(one.id, next)
  await tickets.link(one.id, { ticketIds: [other.id], kind: 'related' })
  await tickets.unlink(one.id, { ticketIds: [other.id] })
  await tickets.follow(one.id)
  await tickets.unfollow(one.id)
  await tickets.view(one.id, { isWriting: false })
  await tickets.changes(one.id)
  await tickets.merge(one.id, { rows: [{ id: third.id, version: third.version }] })
  const file = await ticketFiles.create(new File(['%PDF-1.4'], 'de-paso.pdf', { type: 'application/pdf' }))
  await ticketEntries.create(one.id, { kind: 'public', text: 'Se lo enviamos.', fileIds: [file.id] })
  await ticketEntries.index(one.id)
  await ticketFiles.file(file.id).text()
  const { batchId } = await tickets.bulk({
    ...{ act: 'tag', tagId, rows: [{ id: other.id, version: (await tickets.show(other.id)).version }] },
  })
  await ticketBatches.undo(batchId ?? '')
  const again = await tickets.show(other.id)
  const end = again.transitions.find(
    ({ finalStateId, fields }) => finalStateId !== null && fields.length === 0,
  )
  const closing = { finalStateId: end?.finalStateId ?? '', version: again.version }
  const closed = await tickets.close(other.id, closing)
  const open = await tickets.reopen(other.id, { reason: 'Vuelve', version: closed.version })
  await tickets.cancel(other.id, { reason: 'Ya no', version: open.version })
  const batch = { kind: 'distribute' as const, selection: { ids: [one.id] }, rule: 'load' as const }
  await ticketBatches.preview(batch)
  const made = await ticketBatches.create(batch)
  await ticketBatches.index()
  await ticketBatches.show(made.id)
  await ticketBatches.rows(made.id)
}
