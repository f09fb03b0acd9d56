import type { DuplicateSearch } from '@portal/sdk'
import { expect, vi } from 'vitest'
import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'
import { waitLimit } from './wait-limit.ts'

/** Everything about searches for duplicates, their groups and rules. */
export async function ask({ portal, server }: Asking): Promise<void> {
  const { duplicateSearches } = portal
  const [known] = (await duplicateSearches.index({ search: 'Mismo' })).data
  if (known === undefined) throw new Error('the demo has no search of shared phones')
  const asked = {
    templateId: known.templateId,
    scope: 'format' as const,
    keys: ['phone'],
    method: 'exact' as const,
  }
  await duplicateSearches.preview(asked)
  const { id } = await duplicateSearches.create({ name: 'De paso', ...asked })
  await vi.waitFor(async () => expect((await duplicateSearches.show(id)).state).toBe('ready'), waitLimit)
  // It has ended before it could be stopped: now it waits again.
  const { db } = server.server.kernel.database
  await db.updateTable('duplicateSearches').set({ state: 'queued' }).where('id', '=', id).execute()
  await duplicateSearches.cancel(id)
  await askGroups(portal, known)
  await askRules(portal, known)
  await askThreshold(portal)
  await duplicateSearches.destroy(id)
}

async function askGroups({ duplicates }: Asking['portal'], { id }: DuplicateSearch): Promise<void> {
  const { data } = await duplicates.index(id, { state: 'pending' })
  const [first = '', second = '', third = ''] = data.map((group) => group.id)
  const group = await duplicates.show(first)
  const [survivor] = group.members.filter(({ isSuggested }) => isSuggested).map(({ number }) => number)
  await duplicates.merge(first, { survivor: survivor ?? 0, version: group.version })
  await duplicates.reopen(first, await seen(duplicates, first))
  const [, other] = (await duplicates.show(second)).members.map(({ number }) => number)
  await duplicates.exclude(second, { member: other ?? 0, ...(await seen(duplicates, second)) })
  await duplicates.postpone(third, await seen(duplicates, third))
  await duplicates.separate(third, await seen(duplicates, third))
}

async function askRules(
  { duplicateRules }: Asking['portal'],
  { id: searchId }: DuplicateSearch,
): Promise<void> {
  const { id, version } = await duplicateRules.create({ name: 'De paso', searchId, act: 'show' })
  await duplicateRules.index({ search: 'paso' })
  await duplicateRules.patch(id, { active: false, version })
  await duplicateRules.destroy(id)
}

async function askThreshold({ duplicateSearches }: Asking['portal']): Promise<void> {
  const [{ id } = { id: '' }] = (await duplicateSearches.index({ search: 'parecidos' })).data
  await duplicateSearches.cut(id, { threshold: 0.95, ...(await seen(duplicateSearches, id)) })
  await duplicateSearches.merge(id, await seen(duplicateSearches, id))
}
