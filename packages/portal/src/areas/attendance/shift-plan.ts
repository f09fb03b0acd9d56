import type { PlannedDay, PlannedPerson, ShiftChangeInput } from '@portal/sdk'

/** A day of the planner: of a person, by its date. */
export interface Place {
  readonly employeeId: string
  readonly date: string
}

/** The days that are to stand otherwise, by person and day. */
export type Edits = ReadonlyMap<string, ShiftChangeInput>
/** What is planned now, by person and day. */
export type Planned = ReadonlyMap<string, PlannedDay>

export const placeKey = ({ employeeId, date }: Place): string => `${employeeId}:${date}`

/** The days of people by person and day. */
export const plannedOf = (people: readonly PlannedPerson[]): Planned =>
  new Map(
    people.flatMap(({ id, days }) =>
      days.map((day) => [placeKey({ employeeId: id, date: day.date }), day] as const),
    ),
  )

type Times = Pick<PlannedDay, 'segments' | 'breaks'>
/** What a day shows, and where its plan comes from unless it was changed. */
export type ShownTimes = Times & Partial<Pick<PlannedDay, 'source'>>

/** The times that a day shows: those it is to have, or else those it has. */
export function shownTimes(planned: Planned, edits: Edits, place: Place): ShownTimes | undefined {
  const edit = edits.get(placeKey(place))
  if (edit?.do === 'put') return { segments: edit.segments ?? [], breaks: edit.breaks ?? [] }
  return planned.get(placeKey(place))
}

/** Writes the same day for many places; without times it is a day off. */
export const putting = (
  places: readonly Place[],
  input: Partial<Times> & { note?: string },
): ShiftChangeInput[] => places.map((place) => ({ do: 'put', ...place, ...input }))

/** Takes dated shifts away: an unsaved one alone is forgotten. */
export const clearing = (places: readonly Place[]): ShiftChangeInput[] =>
  places.map((place) => ({ do: 'clear', ...place }))

/**
 * What is planned of some days goes to others; as a copy it stays where it was. A day without times takes nothing along,
 * and what would go to a day that is not shown, or that nobody plans, stays.
 */
export function carrying(
  shown: (place: Place) => Times | undefined,
  moves: readonly (readonly [from: Place, to: Place])[],
  isCopy: boolean,
): ShiftChangeInput[] {
  const moved = moves.flatMap(([from, to]) => {
    const times = shown(from)
    const goes = times !== undefined && times.segments.length > 0 && shown(to) !== undefined
    return goes ? [{ from, to, times }] : []
  })
  const left = isCopy
    ? []
    : putting(
        moved.map(({ from }) => from),
        { segments: [] },
      )
  const put = moved.map(
    ({ to, times: { segments, breaks } }): ShiftChangeInput => ({
      ...{ do: 'put', ...to, segments, breaks },
      ...(isCopy ? {} : { kind: 'moved' }),
    }),
  )
  return [...left, ...put]
}

/**
 * Each row takes the shift of its first day on the others. Where that is the plain week of the contract, which has no times
 * to take, the row stays.
 */
export function filling(
  shown: (place: Place) => ShownTimes | undefined,
  { rowIds, dates: [first = '', ...others] }: { rowIds: readonly string[]; dates: readonly string[] },
): ShiftChangeInput[] {
  return rowIds.flatMap((employeeId) => {
    const times = shown({ employeeId, date: first })
    if (times === undefined || times.source === 'contract') return []
    const { segments, breaks } = times
    return putting(
      others.map((date) => ({ employeeId, date })),
      { segments, breaks },
    )
  })
}

/** The edits with some more, the last of which holds; one that leaves a day as it is is none. */
export function withChanges(planned: Planned, edits: Edits, changes: readonly ShiftChangeInput[]): Edits {
  const next = new Map(edits)
  for (const change of changes) {
    const key = placeKey(change)
    const day = planned.get(key)
    // Nobody plans a day on which the person has no contract.
    if (day === undefined) continue
    if (isAsPlanned(day, change)) next.delete(key)
    else next.set(key, change)
  }
  return next
}

/** The steps that are left once one was saved: those after it, without the edits that it sent. */
export function settled(steps: readonly Edits[], sent: Edits): Edits[] {
  return steps
    .slice(steps.indexOf(sent) + 1)
    .map((step) => new Map([...step].filter(([key, change]) => sent.get(key) !== change)))
}

function isAsPlanned(day: PlannedDay, change: ShiftChangeInput): boolean {
  if (change.do === 'clear') return day.source !== 'shift'
  const { segments = [], breaks = [], note = day.note } = change
  if (segments.length === 0 && day.source === 'contract') return false
  return (
    note === day.note && JSON.stringify([segments, breaks]) === JSON.stringify([day.segments, day.breaks])
  )
}
