import { catalogue } from '#contract/catalogue.ts'
import type { HandlerTable } from '#contract/handlers.ts'
import { checkPriority } from './priorities.rules.ts'
import { recountingAfter } from './recounting-after.ts'

const rows = catalogue('priorities', {
  table: 'priorities',
  check: checkPriority,
})

/** A catalogue of priorities; open tickets' clocks follow their terms. */
export const prioritiesHandlers: HandlerTable = {
  ...rows,
  acts: recountingAfter(rows.acts, ['priorities.update', 'priorities.patch']),
}
