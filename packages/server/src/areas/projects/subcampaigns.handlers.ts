import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkSubcampaign } from './subcampaigns.rules.ts'

export const subcampaignsHandlers: HandlerTable = catalogue('subcampaigns', {
  table: 'subcampaigns',
  search: ['code'],
  unique: ['code'],
  within: 'campaignId',
  filters: ['campaignId'],
  refers: [
    { column: 'campaignId', table: 'campaigns', shows: ['name'] },
    { column: 'skillIds', table: 'skills', shows: ['code', 'name'] },
  ],
  check: checkSubcampaign,
})
