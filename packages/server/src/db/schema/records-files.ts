import type { Generated } from 'kysely'
import type { Analysis } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

export type RecordsFilesTable = {
  id: string
  name: string
  /** The text that loads read. */
  blobKey: string
  /** The original workbook; null if the text is the original. */
  workbookKey: Generated<string | null>
  /** Bytes; a double, so that both databases return a number. */
  size: number
  sha256: string
  analysis: Json<Analysis>
  sameContentAs: string | null
  createdAt: Date
  createdBy: string
}
