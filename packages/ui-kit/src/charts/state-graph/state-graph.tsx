import { ChartFrame } from '#charts/chart-frame/chart-frame.tsx'
import { textCell, type TableData } from '#charts/chart-frame/table-data.ts'
import type { GraphState, GraphWay } from './graph-layout.ts'
import { StateDrawing } from './state-drawing.tsx'
import type { StateGraphWords, StateGraphProps } from './state-graph-props.ts'

/**
 * The states of a thing and its transitions: states in columns, transitions as arrows; pressing a state shows its
 * transitions. Keys: right along a transition, left back, up and down within the column, Home and End. A button shows
 * the same data as a table. For who leads whom use `OrgChart`; for things that are moved by hand `KanbanBoard`.
 * @example
 * <StateGraph label="Ticket" states={states} ways={ways} current="open" words={words} />
 */
export function StateGraph({ states, ways, current, words, ...frame }: StateGraphProps) {
  return (
    <ChartFrame
      {...frame}
      height="16rem"
      isEmpty={states.length === 0}
      table={() => tableOf(states, ways, words)}
    >
      <StateDrawing label={frame.label} states={states} ways={ways} current={current} words={words} />
    </ChartFrame>
  )
}

function tableOf(
  states: readonly GraphState[],
  ways: readonly GraphWay[],
  words: StateGraphWords,
): TableData {
  const nameOf = (id: string) => states.find((one) => one.id === id)?.label ?? id
  const heads = [words.state, words.kind, words.leadsTo, words.fault]
  return {
    columns: heads.map((label) => ({ label })),
    rows: states.map(({ id, label, note = '', fault = '' }) => {
      const leads = ways.filter(({ from }) => from === id).map((one) => `${one.label} → ${nameOf(one.to)}`)
      return [label, note, leads.join(', '), fault].map(textCell)
    }),
  }
}
