import type { Phrases } from '../phrases.ts'

/** The visible part of a plan, and its import and export. */
export const planner: Phrases['planner'] = {
  tooMany: '{{shown}} personnes sur {{total}} sont affichées : précisez les filtres pour voir les autres.',
  inFile: '{{people}} personnes, {{days}} jours, avec les filtres appliqués',
}
