import type { Phrases } from '../phrases.ts'

/** The visible part of a plan, and its import and export. */
export const planner: Phrases['planner'] = {
  tooMany:
    'São mostradas {{shown}} de {{total}} pessoas: restrinja a lista com os filtros para ver as outras.',
  inFile: '{{people}} pessoas, {{days}} dias, com os filtros aplicados',
}
