import { useMemo, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { classNames } from '#css/class-names.ts'
import type { DayKind } from '#private/dates/day-kind.ts'
import { KindLegend } from '#private/dates/kind-legend.tsx'
import { useWords } from '#words/use-words.ts'
import { daysInRow, type CellRange } from './cell-range.ts'
import { dayColumns, type DayColumn } from './columns.ts'
import type { Cell } from './move-cell.ts'
import { barsByRow, lanesOf, placeBars, type PlacedBar, type PlannerBar } from './place-bars.ts'
import { FoldedLegend } from './folded-legend.tsx'
import { StatusLegend } from './status-legend.tsx'
import * as css from './team-planner.css.ts'
import { TeamHead } from './team-head.tsx'
import { TeamRow, type PlannerRow, type PlannerStatus, type PlannerVars } from './team-row.tsx'
import { TeamRows } from './team-rows.tsx'
import { useCellEditing, type PlannerEditing } from './use-cell-editing.ts'
import { useCellFocus } from './use-cell-focus.ts'

/** The opened cell: a person, the day (none for the name), and the bars on that day. */
export interface OpenedCell {
  rowId: string
  date: string | undefined
  barIds: readonly string[]
}

/** A team by day: absences, shifts. All dates are ISO dates such as `2026-11-21`. */
export interface TeamPlannerProps {
  /** What the planner shows, for screen readers: `Absences of November`. */
  label: string
  /** The header of the names: `Employee`. */
  rowHeader: string
  rows: readonly PlannerRow[]
  bars: readonly PlannerBar[]
  kinds: readonly DayKind[]
  statuses?: readonly PlannerStatus[] | undefined
  /** The first visible day, and the number of days; made for a month, good up to two. */
  start: string
  days: number
  today?: string | undefined
  /** The name of a holiday, or undefined. */
  holidayOf?: ((day: string) => string | undefined) | undefined
  /** Called with Enter or a press on a name or a day. */
  onOpen?: ((cell: OpenedCell) => void) | undefined
  /** Lets people select cells and move, copy, fill and clear their content. */
  editing?: PlannerEditing | undefined
  /** Controls beside the legend: the month, filters. */
  toolbar?: ReactNode
  /** Puts the legend behind a button to save space for the rows; print shows it. */
  isLegendFolded?: boolean | undefined
  isLoading?: boolean | undefined
  /** Replaces the rows when they could not be loaded. */
  error?: ReactNode
  /** Replaces the rows when there are none. */
  empty?: ReactNode
}

/**
 * Who is away or at work when: people by days, with a bar for every absence or shift. Only visible people are
 * rendered, so that two hundred are fast. For the year of one person use `YearPlanner`; for a list to sort and page
 * `DataTable`. Keyboard: one tab stop. Arrows go from day to day and person to person, Home to the name, End to the
 * last day, Page Up and Page Down over a page of people, Ctrl with Home and End to the corners. Enter opens. With
 * `editing` Shift and arrows choose a range, Ctrl+X or Ctrl+C and Ctrl+V move or copy it, Ctrl+D fills it with its
 * first day, Delete clears it and Ctrl+Z takes the last back; Escape lets go. A mouse drags what is chosen, with Ctrl
 * a copy of it.
 *
 * Keyboard: one tab stop. Arrows go from day to day and person to person, Home to the name, End to the last day, Page
 * Up and Page Down over a page of people, Ctrl with Home and End to the corners. Enter opens. With `editing` Shift and
 * arrows choose a range, Ctrl+X or Ctrl+C and Ctrl+V move or copy it, Ctrl+D fills it with its first day, Delete clears it
 * and Ctrl+Z takes the last back; Escape lets go. A mouse drags what is chosen, with Ctrl a copy of it.
 */
export function TeamPlanner(props: TeamPlannerProps) {
  const { kinds, statuses = noStatuses, toolbar, isLegendFolded = false } = props
  const legend = (
    <KindLegend kinds={kinds}>
      <StatusLegend statuses={statuses} />
    </KindLegend>
  )
  return (
    <div className={css.root}>
      <div className={css.head}>
        {toolbar === undefined ? null : <div data-region="toolbar">{toolbar}</div>}
        {isLegendFolded ? <FoldedLegend>{legend}</FoldedLegend> : legend}
      </div>
      <PlannerGrid {...props} statuses={statuses} />
    </div>
  )
}

const noStatuses: readonly PlannerStatus[] = []
const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]))

type GridProps = TeamPlannerProps & { statuses: readonly PlannerStatus[] }

function PlannerGrid(props: GridProps) {
  const { label, rowHeader, rows, onOpen, editing, isLoading = false } = props
  const { columns, placedOf } = useDrawing(props)
  // State instead of a ref: the rows measure the element as soon as it exists.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const open = ({ row, column }: Cell) => {
    const person = rows[row]
    if (person === undefined) return
    const here = placedOf(person.id).filter(({ from, to }) => from < column && to >= column - 1)
    onOpen?.({ rowId: person.id, date: columns[column - 1]?.day, barIds: here.map(({ bar }) => bar.id) })
  }
  const { active, handlers } = useCellFocus({
    rows: rows.length,
    columns: columns.length + 1,
    page: () => Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / 44) - 2),
    onOpen: onOpen === undefined ? undefined : open,
  })
  const edit = useCellEditing({ editing, people: rows, days: columns, active })
  const count: PlannerVars = { '--portal-planner-count': columns.length }
  return (
    <div ref={setScroller} className={css.scroller}>
      <div
        {...handlers}
        {...(editing === undefined ? {} : edit.pointer)}
        onKeyDown={(event: KeyboardEvent) => (edit.onKeyDown(event) ? undefined : handlers.onKeyDown(event))}
        onClick={(event: MouseEvent) => (edit.isNoOpening(event) ? undefined : handlers.onClick(event))}
        role="grid"
        className={css.grid}
        style={count}
        aria-label={label}
        aria-busy={isLoading}
        aria-readonly={editing === undefined}
        aria-multiselectable={editing === undefined ? undefined : true}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
      >
        <TeamHead rowHeader={rowHeader} columns={columns} />
        <GridRows
          {...props}
          columns={columns}
          placedOf={placedOf}
          active={active}
          scroller={scroller}
          chosen={edit.chosen}
          held={edit.held}
          target={edit.target}
        />
      </div>
      <Instead {...props} />
    </div>
  )
}

/** Computed once instead of in each row. */
function useDrawing({ bars, start, days, today, holidayOf }: GridProps) {
  const words = useWords()
  const { locale } = useLocale()
  const columns = useMemo(
    () => dayColumns({ start, days, today, holidayOf }, words, locale),
    [start, days, today, holidayOf, words, locale],
  )
  const placed = useMemo(
    () => new Map([...barsByRow(bars)].map(([id, own]) => [id, placeBars(own, start, days)])),
    [bars, start, days],
  )
  return { columns, placedOf: (id: string): readonly PlacedBar[] => placed.get(id) ?? noBars }
}

const noBars: readonly PlacedBar[] = []

interface GridRowsProps extends GridProps {
  columns: readonly DayColumn[]
  placedOf: (id: string) => readonly PlacedBar[]
  active: Cell
  scroller: HTMLDivElement | null
  chosen: CellRange | undefined
  held: CellRange | undefined
  target: CellRange | undefined
}

function GridRows({ rows, kinds, statuses, columns, placedOf, active, scroller, ...rest }: GridRowsProps) {
  const { planner: words } = useWords()
  const kindsById = useMemo(() => byId(kinds), [kinds])
  const statusesById = useMemo(() => byId(statuses), [statuses])
  if (hasNotice(rest.error) || rows.length === 0) return null
  return (
    <TeamRows
      count={rows.length}
      activeRow={active.row}
      scroller={scroller}
      lanesAt={(index) => lanesOf(placedOf(rows[index]?.id ?? ''))}
      row={(index, measure) => {
        const row = rows[index]
        return row === undefined ? null : (
          <TeamRow
            key={row.id}
            row={row}
            at={index}
            columns={columns}
            placed={placedOf(row.id)}
            kinds={kindsById}
            statuses={statusesById}
            activeColumn={index === active.row ? active.column : undefined}
            canOpen={rest.onOpen !== undefined}
            free={words.free}
            chosen={rest.chosen && (daysInRow(rest.chosen, index) ?? none)}
            held={daysInRow(rest.held, index)}
            target={daysInRow(rest.target, index)}
            measure={measure}
          />
        )
      }}
    />
  )
}

/** For rows without a selection where one is possible. */
const none = [-1, -1] as const

const hasNotice = (error: ReactNode): boolean => error !== undefined && error !== null && error !== false

/** Shown below the days while there are no rows. */
function Instead({ rows, error, empty, isLoading = false }: TeamPlannerProps) {
  if (hasNotice(error)) return <div className={css.notice}>{error}</div>
  if (rows.length > 0) return null
  if (!isLoading) return <div className={css.notice}>{empty ?? <EmptyState kind="none-match" />}</div>
  return (
    <div className={classNames(css.notice, css.bones)}>
      <Skeleton lines={8} />
    </div>
  )
}
