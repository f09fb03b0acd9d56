import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type LinksTable = CatalogueTable<{
  url: string
  category: Generated<'company' | 'tools' | 'training' | 'law' | 'benefits' | 'other'>
  description: Generated<string>
}>
