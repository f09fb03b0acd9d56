import type { Analysis } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

export type RecordsFilesTable = {
  id: string
  name: string
  blobKey: string
  /** Bytes; a double, so that both databases answer a number. */
  size: number
  sha256: string
  analysis: Json<Analysis>
  sameContentAs: string | null
  createdAt: Date
  createdBy: string
}
