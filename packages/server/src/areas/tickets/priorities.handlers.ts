import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkPriority } from './priorities.rules.ts'

export const prioritiesHandlers: HandlerTable = catalogue('priorities', {
  table: 'priorities',
  check: checkPriority,
})
