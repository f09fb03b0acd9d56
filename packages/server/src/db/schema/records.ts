import type { Generated } from 'kysely'
import type { Json } from './templates.ts'

/** What loads bring in. A record belongs to the load that wrote it last. */
export type RecordsTable = {
  loadId: string
  rowNumber: number
  templateId: string
  /** The values of the template's key columns; null when it has none, and then nothing is a duplicate. */
  key: string | null
  data: Json<Record<string, string | number | boolean>>
  createdAt: Generated<Date>
}
