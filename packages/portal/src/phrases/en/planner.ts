import type { Phrases } from '../phrases.ts'

/** How much of a plan shows, and how much of it a file holds. */
export const planner: Phrases['planner'] = {
  tooMany: '{{shown}} of {{total}} people are shown: narrow the list by the filters to see the others.',
  inFile: '{{people}} people, {{days}} days, with the filters in force',
}
