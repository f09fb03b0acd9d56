import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  BlacklistChannel,
  BlacklistEvent,
  BlacklistKind,
  BlacklistLayer,
  BlacklistOrigin,
  BlacklistRemovalState,
} from '@portal/sdk/contract'
import type { CatalogueTable } from './catalogue.ts'

export type BlacklistsTable = CatalogueTable<{
  layer: BlacklistLayer
  campaignId: string | null
  skillId: string | null
  staleAfterDays: number | null
  size: Generated<number>
  edition: Generated<string | null>
  ranOn: ColumnType<string | null, string | null | undefined, string | null>
  staleOn: GeneratedAlways<string | null>
}>

export type BlacklistRunsTable = {
  id: string
  blacklistId: string
  edition: string
  added: number
  kept: number
  removed: number
  ranAt: Date
  ranBy: string
}

export type BlacklistEntriesTable = {
  id: Generated<string>
  blacklistId: string
  kind: BlacklistKind
  /** Normalised. */
  value: string
  channel: BlacklistChannel
  reason: string
  origin: BlacklistOrigin
  evidence: string | null
  requestedOn: string
  expiresOn: string | null
  createdAt: Date
  createdBy: string
  /** The load that created it. */
  loadId: Generated<string | null>
  /** The last load that contained it. */
  seenLoadId: Generated<string | null>
  removedAt: Generated<Date | null>
  removedBy: Generated<string | null>
  lastNine: GeneratedAlways<string | null>
  sha256: GeneratedAlways<Buffer>
}

export type BlacklistEventsTable = {
  id: string
  entryId: string
  kind: BlacklistEvent['kind']
  at: Date
  by: string
  reason: string | null
}

export type BlacklistRemovalsTable = {
  id: string
  entryId: string
  reason: string
  state: BlacklistRemovalState
  createdAt: Date
  createdBy: string
  decidedAt: Generated<Date | null>
  decidedBy: Generated<string | null>
  decision: Generated<string | null>
}

export type BlacklistCopiesTable = {
  id: string
  blacklistId: string
  partner: string
  salt: string
  createdAt: Date
  createdBy: string
}

export type LoadFiltersTable = {
  loadId: string
  blacklistId: string
  edition: string | null
  ranOn: string | null
  stale: boolean
  hits: Generated<number>
}

export type LoadExclusionsTable = {
  loadId: string
  rowNumber: number
  field: string
  value: string
  blacklistId: string
  since: string
}
