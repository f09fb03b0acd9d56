import type { Generated } from 'kysely'
import type { ListDownload, FilterNode } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

/** A column of a download: the field, as it was when somebody asked. */
export type DownloadColumn = { name: string; label: string }

/** A file of records for one person, and where it is; the row stays when the file is gone. */
export type DownloadsTable = {
  id: string
  mark: string
  userId: string
  templateId: string
  templateName: string
  source: ListDownload['source']
  sourceId: string | null
  sourceName: string | null
  /** The tree that was asked, as it was then. */
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
  /** Where the bytes are; from the moment on at which it is begun, before there are any. */
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
