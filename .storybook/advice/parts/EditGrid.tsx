import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say beside each cell why it is refused.', 'Send many rows at once, and tell what became of each.'],
  dont: ['Save with every key.', 'Use it for records that are only read: that is a DataTable.'],
}
