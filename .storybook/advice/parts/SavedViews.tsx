import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Call a view by what it shows: “Absent this week”.', 'Let everything be the first.'],
  dont: ['Save by itself: people say when.', 'Make parts of a page of it: those are Tabs.'],
}
