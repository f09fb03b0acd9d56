import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { moveCursor, within, type Across, type Cursor } from './cursor.ts'
import { tipText, type Tip } from './tip.ts'

/** What a drawing must provide for the cursor. */
export interface PlotModel {
  /** The number of points of each visible series. */
  lengths: readonly number[]
  /** The point near a position in pixels. */
  nearest: (x: number, y: number) => Cursor | undefined
  /** The position of a point in pixels. */
  place: (at: Cursor) => { x: number; y: number }
  tip: (at: Cursor) => Tip
  /** The corresponding point in another series. Defaults to the one with the same index. */
  across?: Across
}

interface CursorState {
  at: Cursor
  isByKey: boolean
}

/**
 * The cursor of a chart, moved by pointer and keys. Only key moves are read out: pointer moves would never stop
 * talking.
 */
export function useCursor(model: PlotModel) {
  const [state, setState] = useState<CursorState>()
  const clear = () => setState(undefined)
  const isThere = state !== undefined && (model.lengths[0] ?? 0) > 0
  const at = isThere ? within(state.at, model.lengths) : undefined

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && at !== undefined) {
      // Escape closes the tooltip, not a dialog around the chart.
      event.stopPropagation()
      clear()
    }
    const next = moveCursor(event.key, at, model.lengths, model.across)
    if (next === undefined) return
    event.preventDefault()
    setState({ at: next, isByKey: true })
  }
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const bounds = event.currentTarget.getBoundingClientRect()
    const near = model.nearest(event.clientX - bounds.left, event.clientY - bounds.top)
    setState(near === undefined ? undefined : { at: near, isByKey: false })
  }
  // A finger leaves right after pointing: keep the cursor.
  const handleLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') clear()
  }
  return {
    at,
    announcement: at !== undefined && state?.isByKey === true ? tipText(model.tip(at)) : '',
    handlers: {
      onKeyDown: handleKey,
      onPointerDown: handlePointer,
      onPointerMove: handlePointer,
      onPointerLeave: handleLeave,
      onBlur: clear,
    },
  }
}
