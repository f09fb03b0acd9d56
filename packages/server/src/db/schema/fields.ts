import type { Generated } from 'kysely'

export type FieldsTable = {
  id: string
  key: string
  label: string
  type: 'text' | 'integer' | 'decimal' | 'date' | 'list' | 'phone' | 'email' | 'nif' | 'boolean'
  required: boolean
  minimum: number | null
  maximum: number | null
  options: string[]
  position: number
  personalData: 'none' | 'identifying' | 'special'
  active: boolean
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  /** Deleted rows are kept: they can be restored, and the history refers to them. */
  deletedAt: Generated<Date | null>
}
