import type { AbsenceTerms } from '#db/schema/absence-types.ts'
import type { AbsenceUnit, Kinship } from '#db/schema/absences.ts'
import { inUnits, unitOf } from './count.rules.ts'

export type About = { kinship: Kinship | null; travel: boolean }
/** The limit of an absence, and its rule. */
export type Limit = {
  units: number
  unit: AbsenceUnit
  kinship: readonly Kinship[]
  travel: boolean | null
  source: string
}

/** Whether the days of a type depend on the relative. */
export const needsKinship = ({ variations }: Pick<AbsenceTerms, 'variations'>): boolean =>
  variations.some(({ kinship }) => kinship.length > 0)

/** Whether they depend on a journey. */
export const asksTravel = ({ variations }: Pick<AbsenceTerms, 'variations'>): boolean =>
  variations.some(({ travel }) => travel !== null)

/** The limit that applies: a variation of the terms (ET art. 37.3), or their general one. */
export function limitOf(terms: AbsenceTerms, about: About): Limit | null {
  const varied = terms.variations.find((one) => isAbout(one, about))
  if (varied !== undefined) {
    const { kinship, travel, source, maxPerEvent } = varied
    const unit = varied.unit ?? terms.unit
    return {
      units: inUnits(maxPerEvent, { unit }),
      unit: unitOf({ unit }),
      ...{ kinship, travel, source },
    }
  }
  if (terms.maxPerEvent === null) return null
  const units = inUnits(terms.maxPerEvent, terms)
  return { units, unit: unitOf(terms), kinship: [], travel: null, source: terms.source }
}

type Variation = AbsenceTerms['variations'][number]

const isAbout = ({ kinship, travel }: Variation, about: About): boolean =>
  (kinship.length === 0 || (about.kinship !== null && kinship.includes(about.kinship))) &&
  (travel === null || travel === about.travel)

/**
 * Whether the terms cover this kinship at all: a leave for relatives of the first degree does not cover a neighbour.
 */
export const knowsKinship = (terms: AbsenceTerms, kinship: Kinship): boolean =>
  terms.variations.some((one) => one.kinship.includes(kinship))
