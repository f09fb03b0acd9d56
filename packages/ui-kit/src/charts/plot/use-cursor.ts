import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { moveCursor, within, type Across, type Cursor } from './cursor.ts'
import { speak, type Tip } from './tip.ts'

/** What a drawing must tell for its points to be walked along. */
export interface PlotModel {
  /** How many points each series shown has. */
  lengths: readonly number[]
  /** The point near a place in pixels. */
  nearest: (x: number, y: number) => Cursor | undefined
  /** Where a point stands, in pixels. */
  place: (at: Cursor) => { x: number; y: number }
  tip: (at: Cursor) => Tip
  /** The point across in another series; the one with the same number when left out. */
  across?: Across
}

interface CursorState {
  at: Cursor
  isByKey: boolean
}

/** The cursor of a chart, moved by pointer and keys. Only what keys reach is read out: a pointer would never be silent. */
export function useCursor(model: PlotModel) {
  const [state, setState] = useState<CursorState>()
  const clear = () => setState(undefined)
  const isThere = state !== undefined && (model.lengths[0] ?? 0) > 0
  const at = isThere ? within(state.at, model.lengths) : undefined

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && at !== undefined) {
      // The box is closed, not the dialog that the chart may stand in.
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
  // A finger leaves as soon as it has pointed: what it asked for stays.
  const handleLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') clear()
  }
  return {
    at,
    announcement: at !== undefined && state?.isByKey === true ? speak(model.tip(at)) : '',
    handlers: {
      onKeyDown: handleKey,
      onPointerDown: handlePointer,
      onPointerMove: handlePointer,
      onPointerLeave: handleLeave,
      onBlur: clear,
    },
  }
}
