import type { Phrases } from '../phrases.ts'

/** How much of a plan shows, and how much of it a file holds. */
export const planner: Phrases['planner'] = {
  tooMany:
    '{{shown}} von {{total}} Personen werden gezeigt: Grenzen Sie die Liste mit den Filtern ein, um die anderen zu sehen.',
  inFile: '{{people}} Personen, {{days}} Tage, mit den geltenden Filtern',
}
