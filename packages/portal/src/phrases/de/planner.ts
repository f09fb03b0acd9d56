import type { Phrases } from '../phrases.ts'

/** The visible part of a plan, and its import and export. */
export const planner: Phrases['planner'] = {
  tooMany:
    '{{shown}} von {{total}} Personen werden gezeigt: Grenzen Sie die Liste mit den Filtern ein, um die anderen zu sehen.',
  inFile: '{{people}} Personen, {{days}} Tage, mit den geltenden Filtern',
}
