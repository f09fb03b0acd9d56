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
  /** Everybody, or who has one of the roles or is in one of the groups: an id of a role that is gone is nobody's. */
  audience: Generated<'everyone' | 'some'>
  roleIds: Generated<string[]>
  groupIds: Generated<string[]>
}>
