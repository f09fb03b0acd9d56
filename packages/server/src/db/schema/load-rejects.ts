import type { LoadError } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

export type LoadRejectsTable = {
  loadId: string
  rowNumber: number
  /** The record as in the file. */
  raw: string
  /** False when `raw` only displays an undecodable record: a restart cannot fix it. */
  readable: boolean
  errors: Json<Omit<LoadError, 'row'>[]>
}
