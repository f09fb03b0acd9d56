import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show where a right comes from.', 'Let people see what would change before they save.'],
  dont: ['Save with every tick.', 'Use it for records: that is a DataTable.'],
}
