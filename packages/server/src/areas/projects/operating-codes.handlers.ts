import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkCode } from './codes.rules.ts'

export const operatingCodesHandlers: HandlerTable = catalogue('operatingCodes', {
  table: 'operatingCodes',
  search: ['code'],
  unique: ['code'],
  usedBy: [
    { table: 'projects', column: 'operatingCodeId', named: { family: 'projects', table: 'projects' } },
  ],
  check: checkCode,
})
