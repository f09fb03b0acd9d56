import { setTimeout as pause } from 'node:timers/promises'
import type { Portal } from '@portal/sdk'

// #region take
export async function takeList({ downloads }: Portal, filterName: string) {
  const sources = await downloads.sources()
  const source = sources.find(({ filters }) => filters.some(({ name }) => name === filterName))
  if (source === undefined) throw new Error(`No filter is called ${filterName}`)
  const { id: filterId } = source.filters.find(({ name }) => name === filterName) ?? { id: null }
  const asked = await downloads.create({
    ...{ templateId: source.templateId, filterId, columns: source.fields.map(({ name }) => name) },
    ...{ format: 'csv', channel: 'phone', reason: 'Marcador externo, turno de tarde' },
  })
  let download = asked
  while (download.finishedAt === null) {
    await pause(200)
    download = await downloads.show(asked.id)
    console.log(`${download.done} of ${download.total ?? '?'} rows, ${download.rowsPerSecond ?? 0} rows/s`)
  }
  for (const { name, rows } of download.exclusions) console.log(`${rows} left out by ${name}`)
  return downloads.file(asked.id)
}
// #endregion
