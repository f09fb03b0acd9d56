import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkCode } from './codes.rules.ts'

export const serviceCodesHandlers: HandlerTable = catalogue('serviceCodes', {
  table: 'serviceCodes',
  search: ['code'],
  unique: ['code'],
  filters: ['campaignId', 'analyticCodeId'],
  refers: [
    { column: 'campaignId', table: 'campaigns', shows: ['name'] },
    { column: 'analyticCodeId', table: 'analyticCodes', shows: ['code', 'name'] },
  ],
  usedBy: [{ table: 'projects', column: 'serviceCodeId', named: { family: 'projects', table: 'projects' } }],
  check: checkCode,
})
