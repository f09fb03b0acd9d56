import type { ColumnType } from 'kysely'
import type { components } from '#contract/generated/laia.ts'

type TemplateColumn = components['schemas']['TemplateColumn']

/** JSON that is written as text and read as what it holds. */
export type Json<T> = ColumnType<T, string, string>

export type TemplatesTable = {
  id: string
  name: string
  description: string
  skillId: string | null
  country: 'ES'
  dateOrder: 'dmy' | 'mdy' | 'ymd'
  decimalSign: ',' | '.'
  columns: Json<TemplateColumn[]>
  version: number
  /** Column name → the header it was taken from last time, so that the next file is mapped alike. */
  rememberedHeaders: ColumnType<Record<string, string>, string | undefined, string>
  createdAt: Date
  updatedAt: Date
}

/** A template as it was when a load was made. */
export type TemplateSnapshot = Pick<TemplatesTable, 'name' | 'dateOrder' | 'decimalSign'> & {
  columns: TemplateColumn[]
}
