import type { Generated } from 'kysely'
import type { Analysis } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

export type RecordsFilesTable = {
  id: string
  name: string
  /** The text that loads read. */
  blobKey: string
  /** The workbook that the text was made of, as it came; null where the text is what came. */
  workbookKey: Generated<string | null>
  /** Bytes; a double, so that both databases answer a number. */
  size: number
  sha256: string
  analysis: Json<Analysis>
  sameContentAs: string | null
  createdAt: Date
  createdBy: string
}
