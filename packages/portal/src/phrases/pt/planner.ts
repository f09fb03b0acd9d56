import type { Phrases } from '../phrases.ts'

/** How much of a plan shows, and how much of it a file holds. */
export const planner: Phrases['planner'] = {
  tooMany:
    'São mostradas {{shown}} de {{total}} pessoas: restrinja a lista com os filtros para ver as outras.',
  inFile: '{{people}} pessoas, {{days}} dias, com os filtros aplicados',
}
