import { catalogue } from '#contract/catalogue.ts'
import { checkCode } from './codes.rules.ts'

export const operatingCodesHandlers = catalogue('operatingCodes', {
  table: 'operatingCodes',
  search: ['code'],
  unique: ['code'],
  usedBy: [
    { table: 'projects', column: 'operatingCodeId', named: { family: 'projects', table: 'projects' } },
  ],
  check: checkCode,
})
