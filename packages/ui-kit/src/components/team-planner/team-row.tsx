import { memo, type CSSProperties } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import type { DayKind } from '#private/dates/day-kind.ts'
import { kindLook } from '#private/dates/kind-legend.tsx'
import type { DayColumn } from './columns.ts'
import { lanesOf, type PlacedBar, type PlannerBar } from './place-bars.ts'
import { stageIcons } from './stage-icons.ts'
import * as css from './team-planner.css.ts'

/** An inline style of CSS variables: the numbers are only known at render time. */
export type PlannerVars = CSSProperties & Record<`--${string}`, number>

/** One person of a team. */
export interface PlannerRow {
  id: string
  name: string
  /** A second line below the name, such as the campaign. */
  description?: string | undefined
}

/** The stage of a bar: `settled` is final, `open` is pending, `refused` was rejected. */
export interface PlannerStatus {
  id: string
  label: string
  stage: 'settled' | 'open' | 'refused'
}

/** Days of the row, inclusive. */
type Days = readonly [from: number, to: number]

export interface TeamRowProps {
  row: PlannerRow
  at: number
  columns: readonly DayColumn[]
  placed: readonly PlacedBar[]
  kinds: ReadonlyMap<string, DayKind>
  statuses: ReadonlyMap<string, PlannerStatus>
  /** The column of the tab stop, if it is in this row. */
  activeColumn: number | undefined
  canOpen: boolean
  free: string
  /** The days that are selected, being dragged, and the drop target. */
  chosen?: Days | undefined
  held?: Days | undefined
  target?: Days | undefined
  measure?: ((element: HTMLElement | null) => void) | undefined
}

/** One person and their days. Renders again only when something in it changes. */
export const TeamRow = memo(function TeamRow(props: TeamRowProps) {
  const { row, at, columns, placed, activeColumn, canOpen, chosen, held, target, measure } = props
  const lanes: PlannerVars = { '--portal-planner-lanes': lanesOf(placed) }
  return (
    <div role="row" aria-rowindex={at + 2} className={css.row} style={lanes} ref={measure} data-index={at}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={css.name}
        tabIndex={activeColumn === 0 ? 0 : -1}
        data-cell={`${at}-0`}
        data-opens={canOpen || undefined}
      >
        <span className={css.cut} title={row.name}>
          {row.name}
        </span>
        {row.description === undefined ? null : (
          <span className={classNames(css.cut, css.description)} title={row.description}>
            {row.description}
          </span>
        )}
      </div>
      {columns.map((column, index) => (
        <div
          key={column.day}
          role="gridcell"
          aria-colindex={index + 2}
          aria-label={`${column.name}: ${contentOf(props, index)}`}
          className={css.cell}
          style={{ gridColumn: index + 2 }}
          tabIndex={activeColumn === index + 1 ? 0 : -1}
          data-cell={`${at}-${index + 1}`}
          data-shade={column.shade}
          data-opens={canOpen || undefined}
          aria-selected={chosen === undefined ? undefined : isOf(chosen, index)}
          data-chosen={isOf(chosen, index) || undefined}
          data-held={isOf(held, index) || undefined}
          data-target={isOf(target, index) || undefined}
        />
      ))}
      {placed.map((one) => (
        <Bar key={one.bar.id} {...props} placed={one} />
      ))}
    </div>
  )
})

const isOf = (days: Days | undefined, index: number): boolean =>
  days !== undefined && days[0] <= index && index <= days[1]

function contentOf({ placed, kinds, statuses, free }: TeamRowProps, index: number): string {
  const here = placed.filter(({ from, to }) => from <= index && to >= index)
  if (here.length === 0) return free
  return here
    .flatMap(({ bar }) => [kinds.get(bar.kind)?.label, statuses.get(bar.status ?? '')?.label, bar.label])
    .filter((part) => part !== undefined)
    .join(', ')
}

interface BarWordsProps {
  bar: PlannerBar
  kind: DayKind
  isShort: boolean
  hasText: boolean
}

function BarWords({ bar, kind, isShort, hasText }: BarWordsProps) {
  return (
    <>
      <span className={hasText ? css.wide : css.cut}>{wordsOn(bar, kind, isShort)}</span>
      {hasText ? <span className={css.narrowSign}>{kind.sign}</span> : null}
    </>
  )
}

const wordsOn = (bar: PlannerBar, kind: DayKind, isShort: boolean): string =>
  isShort ? kind.sign : (bar.text ?? kind.label)

/** With this few days, each is wide enough for some words. */
const wideDays = 14

// The cells below have the same content in their names: hide the bar from screen readers.
function Bar({ placed, kinds, statuses, columns }: Omit<TeamRowProps, 'placed'> & { placed: PlacedBar }) {
  const { bar, from, to, lane, isCutBefore, isCutAfter } = placed
  const kind = kinds.get(bar.kind)
  const status = statuses.get(bar.status ?? '')
  if (kind === undefined) return null
  const hasText = columns.length <= wideDays && bar.text !== undefined
  const isShort = to - from < 2 && !hasText
  const place = { gridColumn: `${from + 2} / ${to + 3}`, gridRow: lane + 1 }
  return (
    <div
      aria-hidden
      className={classNames(css.bar, kindLook(kind), status && css.stages[status.stage])}
      style={place}
      data-cut-before={isCutBefore}
      data-cut-after={isCutAfter}
      data-short={isShort}
    >
      {status === undefined || (isShort && to === from) ? null : (
        <Icon id={stageIcons[status.stage]} size="sm" />
      )}
      <BarWords bar={bar} kind={kind} isShort={isShort} hasText={hasText} />
    </div>
  )
}
