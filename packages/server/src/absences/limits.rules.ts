import type { AbsenceTerms } from '#db/schema/absence-types.ts'
import type { AbsenceUnit, Kinship } from '#db/schema/absences.ts'
import { inUnits, unitOf } from './count.rules.ts'

export type About = { kinship: Kinship | null; travel: boolean }
/** How much of an absence there may be, and by which rule. */
export type Limit = {
  units: number
  unit: AbsenceUnit
  kinship: readonly Kinship[]
  travel: boolean | null
  source: string
}

/** Whether the days of a type depend on whom it is about. */
export const needsKinship = ({ variations }: Pick<AbsenceTerms, 'variations'>): boolean =>
  variations.some(({ kinship }) => kinship.length > 0)

/** Whether they depend on a journey. */
export const asksTravel = ({ variations }: Pick<AbsenceTerms, 'variations'>): boolean =>
  variations.some(({ travel }) => travel !== null)

/** What holds for an absence: the variation of the terms that is about it (ET art. 37.3), or what they say of all. */
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

/** Whether the terms know this kinship at all: a leave for relatives of the first degree is none for a neighbour. */
export const knowsKinship = (terms: AbsenceTerms, kinship: Kinship): boolean =>
  terms.variations.some((one) => one.kinship.includes(kinship))
