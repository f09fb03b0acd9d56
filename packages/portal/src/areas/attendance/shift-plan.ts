import type { PlannedDay, PlannedPerson, ShiftChangeInput } from '@portal/sdk'

/** A cell of the planner: a person and a date. */
export interface Place {
  readonly employeeId: string
  readonly date: string
}

/** The edited days, by person and day. */
export type Edits = ReadonlyMap<string, ShiftChangeInput>
/** The saved plan, by person and day. */
export type Planned = ReadonlyMap<string, PlannedDay>

export const placeKey = ({ employeeId, date }: Place): string => `${employeeId}:${date}`

/** People's days by person and day. */
export const plannedOf = (people: readonly PlannedPerson[]): Planned =>
  new Map(
    people.flatMap(({ id, days }) =>
      days.map((day) => [placeKey({ employeeId: id, date: day.date }), day] as const),
    ),
  )

type Times = Pick<PlannedDay, 'segments' | 'breaks'>
/** The displayed shift of a day, and its source unless it was edited. */
export type ShownTimes = Times & Partial<Pick<PlannedDay, 'source'>>

/** The displayed times of a day: edited, or else saved. */
export function shownTimes(planned: Planned, edits: Edits, place: Place): ShownTimes | undefined {
  const edit = edits.get(placeKey(place))
  if (edit?.do === 'put') return { segments: edit.segments ?? [], breaks: edit.breaks ?? [] }
  return planned.get(placeKey(place))
}

/** Sets the same shift in many cells; without times it is a day off. */
export const putting = (
  places: readonly Place[],
  input: Partial<Times> & { note?: string },
): ShiftChangeInput[] => places.map((place) => ({ do: 'put', ...place, ...input }))

/** Removes dated shifts; an unsaved edit is just discarded. */
export const clearing = (places: readonly Place[]): ShiftChangeInput[] =>
  places.map((place) => ({ do: 'clear', ...place }))

/**
 * Moves or copies planned days to other cells. Days without times are skipped, and so are targets that are
 * not displayed or not planned.
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
 * Copies the shift of the first day of each row to the others. The contract's plain week has no times to
 * copy, so that row is skipped.
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

/** Merges edits; the last one wins, and one that changes nothing is dropped. */
export function withChanges(planned: Planned, edits: Edits, changes: readonly ShiftChangeInput[]): Edits {
  const next = new Map(edits)
  for (const change of changes) {
    const key = placeKey(change)
    const day = planned.get(key)
    // Days without a contract cannot be planned.
    if (day === undefined) continue
    if (isAsPlanned(day, change)) next.delete(key)
    else next.set(key, change)
  }
  return next
}

/** The undo steps left after a save: later ones, without the saved edits. */
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
