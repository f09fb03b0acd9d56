import type { Asking } from './asking.ts'

/** Lists, their entries, requested removals, and copies for partners. */
export async function ask({ portal, server }: Asking): Promise<void> {
  const { blacklists, blacklistEntries, blacklistCopies } = portal
  const input = { name: 'Lista de paso', layer: 'corporate', staleAfterDays: 30 } as const
  const list = await blacklists.create(input)
  await blacklists.index({ layer: 'corporate', sort: '-size' })
  const { version } = await blacklists.show(list.id)
  const changed = await blacklists.update(list.id, { ...input, version })
  await blacklists.patch(list.id, { version: changed.version, staleAfterDays: null })
  await blacklists.runs(list.id)
  const entry = { blacklistId: list.id, kind: 'phone', value: '611 22 33 44', reason: 'Lo pide' } as const
  const { id } = await blacklistEntries.create(entry)
  await blacklistEntries.index({ search: '611223344', state: 'active', sort: '-value' })
  await blacklistEntries.show(id)
  await blacklistEntries.check({ value: '0034 611223344' })
  await blacklistEntries.patch(id, { evidence: 'Una carta' })
  await askRemovals({ portal, server, id })
  const copy = await blacklistCopies.create({ blacklistId: list.id, partner: 'Paso' })
  await blacklistCopies.index()
  await blacklistCopies.export(copy.id).blob()
}

type Removing = Pick<Asking, 'portal' | 'server'> & { id: string }

async function askRemovals({ portal, server, id }: Removing): Promise<void> {
  const { blacklistRemovals } = portal
  const first = await blacklistRemovals.create(id, { reason: 'Parece un error' })
  await blacklistRemovals.index({ state: 'pending' })
  await blacklistRemovals.withdraw(first.id)
  for (const act of ['reject', 'approve'] as const) {
    const asked = await blacklistRemovals.create(id, { reason: 'Parece un error' })
    await askedByAnother(server, asked)
    if (act === 'reject') await blacklistRemovals.reject(asked.id, { reason: 'No consta' })
    else await blacklistRemovals.approve(asked.id)
  }
}

/** Nobody decides on their own request: another person requests it. */
async function askedByAnother(
  { server }: Asking['server'],
  { id, createdBy }: { id: string; createdBy: { id: string } },
): Promise<void> {
  const { db } = server.kernel.database
  const others = db.selectFrom('users').select('id').where('id', '!=', createdBy.id)
  const other = await others.executeTakeFirstOrThrow()
  await db.updateTable('blacklistRemovals').set({ createdBy: other.id }).where('id', '=', id).execute()
}
