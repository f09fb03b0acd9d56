import type { Portal } from '@portal/sdk'

// #region check
export async function isOnAnyList({ blacklistEntries }: Portal, value: string) {
  const { isListed, hits, stale } = await blacklistEntries.check({ value })
  for (const { blacklist, since } of hits) console.log(`${blacklist.name}, since ${since}`)
  if (stale.length > 0) console.warn('The external list is older than it may be')
  return isListed
}
// #endregion

// #region create
export function refuseCalls({ blacklistEntries }: Portal, blacklistId: string, value: string) {
  return blacklistEntries.create({
    blacklistId,
    kind: 'phone',
    value,
    reason: 'Pide no recibir más llamadas',
    origin: 'client',
    evidence: 'Grabación 2026-11-20 10:32',
  })
}
// #endregion

// #region load
export function loadEntries(
  { recordsFile }: Portal,
  fileId: string,
  templateId: string,
  blacklistId: string,
) {
  return recordsFile.import(fileId, { templateId, blacklist: { id: blacklistId } })
}
// #endregion

// #region copy
export async function copyFor({ blacklistCopies }: Portal, blacklistId: string, partner: string) {
  const { id, salt } = await blacklistCopies.create({ blacklistId, partner })
  return { salt, file: await blacklistCopies.export(id).text() }
}
// #endregion
