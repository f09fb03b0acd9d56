import type { ColumnType, Generated } from 'kysely'
import type { CatalogueTable } from './catalogue.ts'

type Ids = ColumnType<string[], string[] | undefined, string[]>

/** A dated accounting code, both days inclusive. */
type CodeTable<Own = object> = CatalogueTable<
  Own & { code: string; validFrom: string; validTo: string | null }
>

export type AnalyticCodesTable = CodeTable<{ costCentre: string; campaignId: string | null }>
export type ServiceCodesTable = CodeTable<{ campaignId: string | null; analyticCodeId: string | null }>
export type OperatingCodesTable = CodeTable

export type SubcampaignsTable = CatalogueTable<{
  code: string
  campaignId: string
  startsOn: string
  endsOn: string | null
  skillIds: Ids
}>

export type ProjectState = 'draft' | 'active' | 'paused' | 'closed' | 'archived'

export type ProjectsTable = CatalogueTable<{
  code: string
  customer: string
  state: Generated<ProjectState>
  startsOn: string
  endsOn: string | null
  analyticCodeId: string | null
  serviceCodeId: string | null
  operatingCodeId: string | null
  coordinatorIds: Ids
  skillIds: Ids
}>
