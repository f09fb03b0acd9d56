import { vi } from 'vitest'
import { waitLimit } from './wait-limit.ts'
import type { Asking } from './asking.ts'

/** Everything about downloads of records. */
export async function ask({ portal }: Asking): Promise<void> {
  const { downloads } = portal
  const [source] = await downloads.sources()
  const { templateId = '', fields = [] } = source ?? {}
  const columns = fields.map(({ name }) => name)
  const input = { templateId, columns, format: 'csv', channel: 'phone', reason: 'Prueba de paso' } as const
  const { id } = await downloads.create(input)
  await vi.waitUntil(async () => (await downloads.show(id)).state === 'ready', waitLimit)
  await downloads.file(id).blob()
  await downloads.index({ search: 'paso' })
  const stopped = await downloads.create(input)
  // It may be finished before it is stopped: then the service says so.
  await downloads.cancel(stopped.id).safe()
}
