import type { DuplicateSearch, Portal } from '@portal/sdk'

// #region search
export async function samePhone({ duplicateSearches }: Portal, templateId: string): Promise<DuplicateSearch> {
  const asked = { templateId, scope: 'format' as const, keys: ['phone'], method: 'exact' as const }
  const { levels, sampled, total } = await duplicateSearches.preview(asked)
  console.log(`${levels[0]?.groups} groups among the newest ${sampled} of ${total}`)
  let search = await duplicateSearches.create({ name: 'Mismo teléfono', ...asked })
  while (search.state === 'queued' || search.state === 'computing') {
    await new Promise((resolve) => setTimeout(resolve, 200))
    search = await duplicateSearches.show(search.id)
  }
  return search
}
// #endregion

// #region decide
export async function mergeSurest({ duplicates }: Portal, searchId: string) {
  const [first] = (await duplicates.index(searchId, { state: 'pending' })).data
  if (first === undefined) return undefined
  const group = await duplicates.show(first.id)
  const suggested = group.members.find(({ isSuggested }) => isSuggested)
  const other = group.members.find((member) => member !== suggested)
  if (suggested === undefined || other === undefined) return undefined
  const merged = await duplicates.merge(group.id, {
    survivor: suggested.number,
    values: [{ field: 'phone', member: other.number }],
    version: group.version,
  })
  // Each record is again what it was; refused, by its name, when one was changed since.
  return duplicates.reopen(group.id, { version: merged.version })
}
// #endregion

// #region rule
export async function afterEachLoad({ duplicateRules }: Portal, searchId: string, name: string) {
  return duplicateRules.create({ name, searchId, act: 'show' })
}
// #endregion
