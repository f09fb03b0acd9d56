import type { Phrases } from '../phrases.ts'

/** The visible part of a plan, and its import and export. */
export const planner: Phrases['planner'] = {
  tooMany: '{{shown}} of {{total}} people are shown: narrow the list by the filters to see the others.',
  inFile: '{{people}} people, {{days}} days, with the filters in force',
}
