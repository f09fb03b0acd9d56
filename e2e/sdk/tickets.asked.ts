import type { Asking } from './asking.ts'

/** Tickets, their entries, and batches of them. */
export async function ask({ portal, server }: Asking): Promise<void> {
  const [one, other, third] = await made(portal)
  await askOne(portal, one, [other, third])
  await askEntries(portal, one.id)
  await askAgain(portal, server, one.id)
  await askEnding(portal, other.id)
  await askBatches(portal, one.id)
}

type Portal = Asking['portal']
type Made = { id: string; version: number; skillId: string }

async function made({ tickets }: Portal): Promise<[Made, Made, Made]> {
  const { skills, workflows } = await tickets.choices()
  const skillId = skills.find(({ code }) => code === 'LNE_ATC')?.id ?? ''
  const workflowId = workflows.find(({ name }) => name === 'Ticket TI')?.id ?? ''
  const input = { requesterName: 'Rosa Lago', channel: 'phone' as const, skillId, workflowId }
  const [one, other, third] = [
    await tickets.create({ ...input, subject: 'De paso', text: 'Hola' }),
    await tickets.create({ ...input, subject: 'De paso también' }),
    await tickets.create({ ...input, subject: 'Repetido' }),
  ]
  return [
    { ...one, skillId },
    { ...other, skillId },
    { ...third, skillId },
  ]
}

async function askOne({ tickets }: Portal, one: Made, [other, third]: [Made, Made]): Promise<void> {
  const [able] = await tickets.assignees({ skillId: one.skillId })
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
  await tickets.history({ search: 'a', field: ['links'] })
  await tickets.merge(one.id, { rows: [{ id: third.id, version: third.version }] })
}

async function askEntries({ ticketEntries, ticketFiles }: Portal, id: string): Promise<void> {
  const file = await ticketFiles.create(new File(['%PDF-1.4'], 'de-paso.pdf', { type: 'application/pdf' }))
  await ticketEntries.create(id, { kind: 'public', text: 'Se lo enviamos.', fileIds: [file.id] })
  await ticketEntries.index(id)
  await ticketFiles.file(file.id).text()
}

/** An answer that was refused goes out again; no server of mail is there to refuse one. */
async function askAgain(portal: Portal, server: Asking['server'], id: string): Promise<void> {
  const { tickets, ticketEntries, mailboxes } = portal
  const requesterAddress = 'rosa.lago@correo.example'
  const { version, skill } = await tickets.show(id)
  await tickets.patch(id, { requesterAddress, version })
  const account = {
    imapHost: 'correo.example',
    smtpHost: 'correo.example',
    username: 'reenvio',
    active: false,
  }
  const box = { ...account, name: 'De paso y de vuelta', address: 'reenvio@correo.example' }
  const { id: mailboxId } = await mailboxes.create({ ...box, skillId: skill.id })
  const { id: entryId } = await ticketEntries.create(id, { kind: 'public', text: 'Se lo repetimos.' })
  const message = { mailboxId, direction: 'out', outcome: 'failed', uidValidity: null, uid: null } as const
  await server.server.kernel.database.db
    .insertInto('mailMessages')
    .values({
      ...{ ...message, id: crypto.randomUUID(), messageId: `${entryId}@correo.example`, ticketId: id },
      ...{ entryId, address: requesterAddress, subject: 'De paso', createdAt: new Date() },
    })
    .execute()
  await ticketEntries.resend(entryId)
}

async function askEnding({ tickets, ticketBatches }: Portal, id: string): Promise<void> {
  const { tags } = await tickets.choices()
  const tagId = tags[0]?.id ?? ''
  const { batchId } = await tickets.bulk({
    ...{ act: 'tag', tagId, rows: [{ id, version: (await tickets.show(id)).version }] },
  })
  await ticketBatches.undo(batchId ?? '')
  const again = await tickets.show(id)
  const end = again.transitions.find(
    ({ finalStateId, fields }) => finalStateId !== null && fields.length === 0,
  )
  const closing = { finalStateId: end?.finalStateId ?? '', version: again.version }
  const closed = await tickets.close(id, closing)
  const open = await tickets.reopen(id, { reason: 'Vuelve', version: closed.version })
  await tickets.cancel(id, { reason: 'Ya no', version: open.version })
}

async function askBatches({ ticketBatches }: Portal, id: string): Promise<void> {
  const batch = { kind: 'distribute' as const, selection: { ids: [id] }, rule: 'load' as const }
  await ticketBatches.preview(batch)
  const batchMade = await ticketBatches.create(batch)
  await ticketBatches.index()
  await ticketBatches.show(batchMade.id)
  await ticketBatches.rows(batchMade.id)
}
