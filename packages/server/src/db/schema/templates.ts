import type { ColumnType, Generated } from 'kysely'
import type { TemplateColumnFilled as TemplateColumn } from '@portal/sdk/contract'

/** JSON that is written as text and read as what it holds. */
export type Json<T> = ColumnType<T, string, string>

export type TemplatesTable = {
  id: string
  /** A short number for its records: a million of them carry it. */
  serial: Generated<number>
  name: string
  description: string
  skillId: string | null
  country: 'ES'
  dateOrder: 'dmy' | 'mdy' | 'ymd'
  decimalSign: ',' | '.'
  columns: Json<TemplateColumn[]>
  version: number
  /** Column name → the place of its values among a record's cells, from 1; for good. */
  cellPositions: Json<Record<string, number>>
  /** Column name → the header it was taken from last time, so that the next file is mapped alike. */
  rememberedHeaders: ColumnType<Record<string, string>, string | undefined, string>
  createdAt: Date
  updatedAt: Date
}

/** A template as it was when a load was made. */
export type TemplateSnapshot = Pick<TemplatesTable, 'name' | 'dateOrder' | 'decimalSign'> & {
  columns: TemplateColumn[]
}
