import type { Phrases } from '../phrases.ts'

/** How much of a plan shows, and how much of it a file holds. */
export const planner: Phrases['planner'] = {
  tooMany: '{{shown}} personnes sur {{total}} sont affichées : précisez les filtres pour voir les autres.',
  inFile: '{{people}} personnes, {{days}} jours, avec les filtres appliqués',
}
