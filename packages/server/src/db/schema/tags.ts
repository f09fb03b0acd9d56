import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type TagsTable = CatalogueTable<{
  colour: Generated<string>
  scope: Generated<'all' | 'tickets' | 'cases' | 'contacts'>
}>

export type PrioritiesTable = CatalogueTable<{
  colour: Generated<string>
  weight: Generated<number>
  firstResponseMinutes: number | null
  resolutionMinutes: number | null
}>
