/** The catalogue of features, one file for each prefix of their ids: CAR-6 is in `car.json`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Together the `clauses` cover `feature`; tests name them by number, from 1. */
export type Feature = { id: string; area: string; level: string; feature: string; clauses: string[] }

const prefixes =
  'fic rep vac vop aus m145 eva nom pro tar ape com cha tic car seg dup lne ana pan onl log she tel sol exp bi hom sdk'

/** Every feature, in the order of the page. */
export const catalogue: readonly Feature[] = prefixes.split(' ').flatMap(featuresOf)

function featuresOf(prefix: string): Feature[] {
  const file = path.join(import.meta.dirname, `${prefix}.json`)
  // Hand-written; `features.test.ts` checks what the types cannot.
  return JSON.parse(readFileSync(file, 'utf8')) as Feature[]
}
