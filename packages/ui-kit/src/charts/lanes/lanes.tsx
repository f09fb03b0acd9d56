import { useLocale } from 'react-aria-components/I18nProvider'
import { ChartFrame } from '#charts/chart-frame/chart-frame.tsx'
import type { ChartProps } from '#charts/chart-frame/chart-props.ts'
import { Sized } from '#charts/plot/sized.tsx'
import { formatClock } from '#charts/plot/time-ticks.ts'
import { useWords } from '#words/use-words.ts'
import type { Lane, LaneFindings, LaneKind } from './lane.ts'
import { domainOf, type LanePoint, laneRows } from './lane-rows.ts'
import { lanesLayout } from './lanes-layout.ts'
import { LanesLegend } from './lanes-legend.tsx'
import { LanesPlot } from './lanes-plot.tsx'
import { lanesTable } from './lanes-table.ts'

/** What happened over some hours, in lanes below one another. */
export interface LanesProps extends Omit<ChartProps, 'height' | 'format'> {
  lanes: readonly Lane[]
  kinds: readonly LaneKind[]
  /** Spans that need attention, hatched across all lanes. */
  findings?: LaneFindings | undefined
  /** The time zone of the hours, such as `Europe/Madrid`. */
  timeZone: string
}

/**
 * The hours of a day or a night in lanes: spans from several sources for the same time, events, and findings that
 * need attention. For days of a team use `TeamPlanner`. Left and Right go along a lane, Up and Down to the next at
 * the same time, Home and End to its ends, Escape closes the tooltip; a button shows the same data as a table.
 * @example
 * <Lanes label="A day at work" timeZone="Europe/Madrid" kinds={[{ id: 'work', label: 'Work', look: 'full' }]}
 *   lanes={[{ id: 'clock', label: 'Clock', spans: [{ kind: 'work', from: '2026-03-05T08:00Z', to: '2026-03-05T12:00Z' }] }]} />
 */
export function Lanes(props: LanesProps) {
  const { label, lanes, kinds, findings, timeZone } = props
  const words = useWords().chart
  const { locale } = useLocale()
  const rows = laneRows(lanes, kinds, findings)
  const write = (instant: number) => formatClock(instant, locale, timeZone)
  const timeOf = ({ from, to }: LanePoint) => (from === to ? write(from) : `${write(from)} – ${write(to)}`)
  const hasFindings = (findings?.items.length ?? 0) > 0
  return (
    <ChartFrame
      {...props}
      height="10rem"
      isEmpty={rows.length === 0}
      table={() => lanesTable(rows, timeOf, words)}
      legend={<LanesLegend kinds={kinds} lanes={lanes} findings={findings} />}
    >
      <Sized>
        {(size) => {
          const drawn = { lanes: lanes.length, hasFindings, domain: domainOf(rows), timeZone, locale }
          const layout = lanesLayout(drawn, size)
          return <LanesPlot {...{ label, size, lanes, kinds, rows, layout, timeOf }} />
        }}
      </Sized>
    </ChartFrame>
  )
}
