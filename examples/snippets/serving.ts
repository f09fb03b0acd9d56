import type { Portal, RecordFinish, ServedRecord } from '@portal/sdk'

// #region activate
export async function activate({ activations }: Portal, segmentId: string, skillId: string, name: string) {
  const input = {
    ...{ name, segmentId, skillId, maxAttempts: 6, dailyQuota: 2000 },
    order: { kind: 'field', field: 'debt', direction: 'descending' },
  } as const
  const { members, queued, blacklisted } = await activations.check(input)
  console.log(`${queued} of ${members} would be queued, ${blacklisted} are blacklisted`)
  const { id } = await activations.create(input)
  return id
}
// #endregion

// #region work
export async function work({ records }: Portal, call: (record: ServedRecord) => Promise<RecordFinish>) {
  for (;;) {
    const { record, reason } = await records.next()
    if (record === null) return reason
    const finished = await records.finish(record.id, await call(record))
    console.log(finished.outcome, finished.dueAt ?? 'not again')
  }
}
// #endregion

// #region certificate
export async function certificate({ activations }: Portal, id: string): Promise<string> {
  const file = await activations.proof(id).blob()
  return file.text()
}
// #endregion
