import type { ColumnType, Generated } from 'kysely'
import type { TemplateColumnFilled as TemplateColumn } from '@portal/sdk/contract'

/** JSON written as text and read as an object. */
export type Json<T> = ColumnType<T, string, string>

export type TemplatesTable = {
  id: string
  /** A short number for its records: a million of them store it. */
  serial: Generated<number>
  name: string
  description: string
  skillId: string | null
  country: 'ES'
  dateOrder: 'dmy' | 'mdy' | 'ymd'
  decimalSign: ',' | '.'
  columns: Json<TemplateColumn[]>
  version: number
  /** Column name → the permanent position of its values among a record's cells, from 1. */
  cellPositions: Json<Record<string, number>>
  /** Column name → its header in the last file, for mapping the next one. */
  rememberedHeaders: ColumnType<Record<string, string>, string | undefined, string>
  createdAt: Date
  updatedAt: Date
}

/** A version of a template used by a load. */
export type TemplateSnapshot = Pick<TemplatesTable, 'name' | 'dateOrder' | 'decimalSign'> & {
  columns: TemplateColumn[]
}
