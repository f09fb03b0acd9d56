import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkBreakType } from './break-types.rules.ts'

export const breakTypesHandlers: HandlerTable = catalogue('breakTypes', {
  table: 'breakTypes',
  search: ['code'],
  unique: ['code'],
  usedBy: [{ table: 'agentStates', column: 'breakTypeId' }],
  check: checkBreakType,
})
