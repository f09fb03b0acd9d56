import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlannedPerson, ShiftChangeInput } from '@portal/sdk'
import { TeamPlanner, type OpenedCell, type PlannerEditing, type PlannerRange } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { shiftBars, shiftKinds } from './shift-bars.ts'
import { daysAfter, type ShownDays } from '#patterns/planner-period.ts'
import { carrying, clearing, filling, type Edits, type Place, type ShownTimes } from './shift-plan.ts'
import { today } from '#patterns/this-month.ts'

export interface ShiftGridProps {
  people: readonly PlannedPerson[]
  shown: ShownDays
  edits?: Edits
  /** The displayed times, saved or not. */
  timesOf?: (place: Place) => ShownTimes | undefined
  onOpen?: (cell: OpenedCell) => void
  /** Left out in read-only mode. */
  onChanges?: (changes: ShiftChangeInput[]) => void
  onUndo: () => void
  onRange?: (range: PlannerRange | undefined) => void
  isLoading: boolean
  error: ReactNode
  empty: ReactNode
  toolbar?: ReactNode
}

const unchanged: Edits = new Map()

/** The planner of the kit, with shifts. */
export function ShiftGrid({ people, shown, edits = unchanged, onOpen, ...rest }: ShiftGridProps) {
  const { t } = useTranslation('shifts')
  const bars = useMemo(() => shiftBars(people, edits, hoursFace), [people, edits])
  const rows = useMemo(
    () =>
      people.map(({ id, person, minutes, workCenter }) => ({
        ...{ id, name: person.displayName, description: `${hoursFace(minutes)} · ${workCenter}` },
      })),
    [people],
  )
  const holidays = useMemo(() => commonHolidays(people), [people])
  const { from, until, days } = shown
  return (
    <TeamPlanner
      label={t('planner.label', { from, until })}
      rowHeader={t('planner.person')}
      rows={rows}
      bars={bars}
      kinds={shiftKinds((id) => ({ label: t(`kinds.${id}`), sign: t(`signs.${id}`) }))}
      statuses={[
        { id: 'dated', label: t('statuses.dated'), stage: 'settled' },
        ...(edits.size === 0
          ? []
          : [{ id: 'unsaved', label: t('statuses.unsaved'), stage: 'open' } as const]),
      ]}
      start={from}
      days={days}
      today={today()}
      holidayOf={(day) => holidays.get(day)}
      onOpen={onOpen}
      editing={editingOf({ ...rest, people })}
      isLoading={rest.isLoading}
      error={rest.error}
      empty={rest.empty}
      toolbar={rest.toolbar}
      isLegendFolded
    />
  )
}

/** Handles keys and mouse in the planner. */
function editingOf({
  people,
  onChanges,
  timesOf,
  onUndo,
  onRange,
}: Pick<ShiftGridProps, 'people' | 'onChanges' | 'timesOf' | 'onUndo' | 'onRange'>):
  | PlannerEditing
  | undefined {
  if (onChanges === undefined) return undefined
  const shown = (place: Place) => timesOf?.(place)
  return {
    onMove: ({ from, to, isCopy }) => onChanges(carrying(shown, movesOf(from, to, people), isCopy)),
    onFill: (range) => onChanges(filling(shown, range)),
    onClear: (range) => onChanges(clearing(placesIn(range))),
    onUndo,
    onRange,
  }
}

export const placesIn = (range: PlannerRange | undefined): Place[] =>
  range?.rowIds.flatMap((employeeId) => range.dates.map((date) => ({ employeeId, date }))) ?? []

/** Maps each day of a range to its target, in the same shape; targets outside of the list are dropped. */
function movesOf(
  { rowIds, dates }: PlannerRange,
  to: { rowId: string; date: string },
  people: readonly PlannedPerson[],
): (readonly [Place, Place])[] {
  const [first = to.date] = dates
  const days = Math.round((Date.parse(to.date) - Date.parse(first)) / dayMs)
  const row = people.findIndex(({ id }) => id === to.rowId)
  return rowIds.flatMap((employeeId, at) => {
    const target = people[row + at]
    if (target === undefined) return []
    return dates.map(
      (date) =>
        [
          { employeeId, date },
          { employeeId: target.id, date: daysAfter(date, days) },
        ] as const,
    )
  })
}

const dayMs = 24 * 60 * 60_000

/** A day off for everybody shows its name above the day. */
function commonHolidays(people: readonly PlannedPerson[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const not = new Set<string>()
  for (const { days } of people)
    for (const { date, holiday } of days) {
      if (holiday === null) not.add(date)
      else found.set(date, holiday)
    }
  for (const date of not) found.delete(date)
  return found
}
