import type { Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

export type ApplicationsTable = CatalogueTable<{
  url: string
  icon: Generated<
    | 'globe'
    | 'briefcase'
    | 'calculator'
    | 'calendar'
    | 'chart'
    | 'fileText'
    | 'graduation'
    | 'help'
    | 'mail'
    | 'message'
    | 'phone'
    | 'wallet'
  >
  mode: Generated<'tab' | 'frame'>
  /** The audience: everybody, or people with one of the roles or groups; deleted roles match nobody. */
  audience: Generated<'everyone' | 'some'>
  roleIds: Generated<string[]>
  groupIds: Generated<string[]>
}>
