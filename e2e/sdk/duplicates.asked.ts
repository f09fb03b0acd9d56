import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about searches for duplicates, their groups and rules. */
export async function ask({ portal }: Asking): Promise<void> {
  const { duplicateSearches, duplicates, duplicateRules } = portal
  const [known] = (await duplicateSearches.index({ search: 'telefono' })).data
  const asked = {
    templateId: known?.templateId ?? '',
    scope: 'format' as const,
    keys: ['phone'],
    method: 'exact' as const,
  }
  await duplicateSearches.preview(asked)
  const made = await duplicateSearches.create({ name: 'De paso', ...asked })
  const stopped = await duplicateSearches.cancel(made.id).catch(() => made)
  await duplicateSearches.show(stopped.id)
  const id = known?.id ?? ''
  const { data } = await duplicates.index(id, { state: 'pending' })
  const [first, second, third] = data.map((group) => group.id)
  const group = await duplicates.show(first ?? '')
  const survivor = group.members.find(({ isSuggested }) => isSuggested)?.number ?? 0
  await duplicates.merge(group.id, { survivor, version: group.version })
  await duplicates.reopen(group.id, await seen(duplicates, group.id))
  const [, other] = (await duplicates.show(second ?? '')).members
  await duplicates.exclude(second ?? '', {
    member: other?.number ?? 0,
    ...(await seen(duplicates, second ?? '')),
  })
  await duplicates.postpone(third ?? '', await seen(duplicates, third ?? ''))
  await duplicates.separate(third ?? '', await seen(duplicates, third ?? ''))
  const rule = await duplicateRules.create({ name: 'De paso', searchId: id, act: 'show' })
  await duplicateRules.index({ search: 'paso' })
  await duplicateRules.patch(rule.id, { active: false, version: rule.version })
  await duplicateRules.destroy(rule.id)
  const learned = (await duplicateSearches.index({ state: 'ready' })).data.find(
    ({ threshold }) => threshold !== null,
  )
  const cutting = learned?.id ?? ''
  await duplicateSearches.cut(cutting, { threshold: 0.95, ...(await seen(duplicateSearches, cutting)) })
  await duplicateSearches.merge(cutting, await seen(duplicateSearches, cutting))
  await duplicateSearches.destroy(made.id).catch(() => undefined)
}
