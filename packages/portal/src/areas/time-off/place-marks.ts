import type { DatePlaces } from '@portal/sdk'
import type { DayKind, PlannerMark } from '@portal/ui-kit'

/** The occupancy of a date: each has a tone, pattern and letter, so that it does not depend on colour. */
const looks = {
  free: { tone: 'success', pattern: 'plain' },
  filling: { tone: 'warning', pattern: 'dots' },
  full: { tone: 'danger', pattern: 'stripes' },
  no_plan: { tone: 'neutral', pattern: 'grid' },
} as const satisfies Record<string, Pick<DayKind, 'tone' | 'pattern'>>

type PlaceLook = keyof typeof looks
const placeLooks = Object.keys(looks) as readonly PlaceLook[]

const kindOf = (look: PlaceLook): string => `place.${look}`

/** The kinds of dates with their labels. */
export const placeKinds = (words: (look: PlaceLook) => { label: string; sign: string }): DayKind[] =>
  placeLooks.map((look) => ({ id: kindOf(look), ...looks[look], ...words(look) }))

/** The occupancy of each date; a date on which the person needs no place has no mark. */
export const placeMarks = <Day extends Pick<DatePlaces, 'date' | 'status'>>(
  days: readonly Day[],
  wordsOf: (day: Day) => string,
): PlannerMark[] =>
  days.flatMap((day) => {
    const { date, status } = day
    return status === 'not_needed'
      ? []
      : [{ kind: kindOf(status), start: date, end: date, label: wordsOf(day) }]
  })
