import type { LoadError } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

export type LoadRejectsTable = {
  loadId: string
  rowNumber: number
  /** The record as it stands in the file. */
  raw: string
  /** False when `raw` only shows a record whose bytes cannot be read: no restart will mend it. */
  readable: boolean
  errors: Json<Omit<LoadError, 'row'>[]>
}
