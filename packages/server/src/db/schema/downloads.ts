import type { Generated } from 'kysely'
import type { ListDownload, FilterNode } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

/** A column of a download: the field at the time of the request. */
export type DownloadColumn = { name: string; label: string }

/** A person's exported records; the row stays when the file is deleted. */
export type DownloadsTable = {
  id: string
  mark: string
  userId: string
  templateId: string
  templateName: string
  source: ListDownload['source']
  sourceId: string | null
  sourceName: string | null
  /** The filter tree at that time. */
  nodes: Json<FilterNode[]> | null
  columns: Json<DownloadColumn[]>
  format: ListDownload['format']
  channel: ListDownload['channel']
  reason: string
  state: ListDownload['state']
  failure: ListDownload['failure']
  done: Generated<number>
  total: number | null
  excluded: Generated<number>
  exclusions: Json<ListDownload['exclusions']>
  /** The blob key; set before the file is created. */
  blobKey: string | null
  size: number | null
  sha256: string | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  expiresAt: Date | null
  fetches: Generated<number>
  fetchedAt: Date | null
}
