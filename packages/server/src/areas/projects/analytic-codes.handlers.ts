import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkCode } from './codes.rules.ts'

export const analyticCodesHandlers: HandlerTable = catalogue('analyticCodes', {
  table: 'analyticCodes',
  search: ['code', 'costCentre'],
  unique: ['code'],
  filters: ['campaignId'],
  refers: [{ column: 'campaignId', table: 'campaigns', shows: ['name'] }],
  usedBy: [
    { table: 'projects', column: 'analyticCodeId', named: { family: 'projects', table: 'projects' } },
    {
      ...{ table: 'serviceCodes', column: 'analyticCodeId' },
      named: { family: 'serviceCodes', table: 'serviceCodes' },
    },
  ],
  check: checkCode,
})
