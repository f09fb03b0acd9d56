import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Call a view by what it shows: “Absent this week”.', 'Make “All” the first view.'],
  dont: ['Save automatically: people decide when.', 'Use it for the sections of a page: use Tabs.'],
}
