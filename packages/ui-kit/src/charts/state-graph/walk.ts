import type { GraphDrawing, GraphWay, PlacedState } from './graph-layout.ts'

/** The state that an arrow key leads to: right along a transition, left back, up and down within the column. */
export function neighbour(
  { states }: GraphDrawing,
  ways: readonly GraphWay[],
  here: string,
  key: string,
): string | undefined {
  const at = states.find(({ state }) => state.id === here)
  if (at === undefined) return undefined
  const placeOf = (id: string) => states.find(({ state }) => state.id === id)
  const step = (row: number) =>
    states.find((one) => one.column === at.column && one.row === at.row + row)?.state.id
  const isThere = (one: PlacedState | undefined): one is PlacedState => one !== undefined
  const onward = ways
    .filter(({ from }) => from === here)
    .map(({ to }) => placeOf(to))
    .filter(isThere)
  const back = ways
    .filter(({ to }) => to === here)
    .map(({ from }) => placeOf(from))
    .filter(isThere)
  const moves: Record<string, () => string | undefined> = {
    ArrowRight: () => (onward.find(({ column }) => column > at.column) ?? onward[0])?.state.id,
    ArrowLeft: () => (back.find(({ column }) => column < at.column) ?? back[0])?.state.id,
    ArrowUp: () => step(-1),
    ArrowDown: () => step(1),
    Home: () => states[0]?.state.id,
    End: () => states.at(-1)?.state.id,
  }
  return moves[key]?.()
}
