import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { isIn, namesOf, rangeAt, rangeBetween, type CellRange, type PlannerRange } from './cell-range.ts'
import type { DayColumn } from './columns.ts'
import type { Cell } from './move-cell.ts'
import { cellAt } from './use-cell-focus.ts'

/** The edits of cells: the planner asks for them, the caller performs them and updates the bars. */
export interface PlannerEditing {
  /** Moves the content of a range in the same shape to this person and day; with Ctrl it copies. */
  onMove: (change: { from: PlannerRange; to: { rowId: string; date: string }; isCopy: boolean }) => void
  /** Fills a range with its first day, person by person. */
  onFill: (range: PlannerRange) => void
  onClear: (range: PlannerRange) => void
  onUndo: () => void
  /** The current selection: a cell or a range. */
  onRange?: ((range: PlannerRange | undefined) => void) | undefined
}

interface Options {
  editing: PlannerEditing | undefined
  people: readonly { id: string }[]
  days: readonly DayColumn[]
  active: Cell
}

interface Held {
  range: CellRange
  isCopy: boolean
}

const walking = /^(Arrow|Page|Home|End)/

/** Selects cells with Shift, and moves, copies, fills and clears them by keys and by mouse. */
export function useCellEditing({ editing, people, days, active }: Options) {
  const [anchor, setAnchor] = useState<Cell | null>(null)
  const [held, setHeld] = useState<Held>()
  const drag = useDrag(editing, { people, days })
  const chosen = rangeBetween(anchor ?? active, active)
  useNotifyRange(chosen && namesOf(chosen, people, days), editing?.onRange)

  const letGo = () => {
    setHeld(undefined)
    setAnchor(null)
  }
  const commands: Record<string, () => void> = {
    c: () => setHeld(chosen && { range: chosen, isCopy: true }),
    x: () => setHeld(chosen && { range: chosen, isCopy: false }),
    v() {
      const to = placeOf(active, people, days)
      if (held === undefined || to === undefined) return
      editing?.onMove({ from: namesOf(held.range, people, days), to, isCopy: held.isCopy })
      if (!held.isCopy) setHeld(undefined)
    },
    d: () => chosen && editing?.onFill(namesOf(chosen, people, days)),
    z: () => editing?.onUndo(),
  }

  const keys: Record<string, (() => void) | undefined> = {
    Delete: chosen && (() => editing?.onClear(namesOf(chosen, people, days))),
    Escape: (held ?? anchor) ? letGo : undefined,
  }

  /** Whether the key was handled. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (editing === undefined) return false
    const act = isCommand(event) ? commands[event.key.toLowerCase()] : keys[event.key]
    if (act === undefined) {
      if (walking.test(event.key)) setAnchor(event.shiftKey ? (anchor ?? active) : null)
      return false
    }
    act()
    event.preventDefault()
    return true
  }

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellAt(event.target)
    const alone = cell && rangeBetween(cell, cell)
    if (cell === undefined || alone === undefined || event.pointerType !== 'mouse') return
    if (event.shiftKey) {
      setAnchor(anchor ?? active)
      return
    }
    const isOfChosen = anchor !== null && isWithin(cell, chosen)
    if (!isOfChosen) setAnchor(null)
    drag.begin(isOfChosen ? chosen : alone, cell)
  }

  return {
    chosen: editing === undefined ? undefined : chosen,
    held: held?.range,
    target: drag.target,
    onKeyDown,
    /** Whether a press was part of a selection instead of opening the cell. */
    isNoOpening: (event: MouseEvent) => editing !== undefined && (event.shiftKey || drag.hasMoved()),
    pointer: { onPointerDown, onPointerMove: drag.move, onPointerUp: drag.end, onPointerLeave: drag.cancel },
  }
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey
const isWithin = (cell: Cell | undefined, range: CellRange | undefined): boolean =>
  cell !== undefined && range !== undefined && isIn(cell, range)

/** Reports the selected range whenever it changes. */
function useNotifyRange(chosen: PlannerRange | undefined, onRange: PlannerEditing['onRange']) {
  const name = JSON.stringify(chosen)
  const notify = useEffectEvent(() => onRange?.(chosen))
  useEffect(() => {
    notify()
  }, [name])
}

interface Taken {
  range: CellRange
  cell: Cell
}

/** A range being dragged by the mouse. */
function useDrag(editing: PlannerEditing | undefined, { people, days }: Pick<Options, 'people' | 'days'>) {
  const taken = useRef<Taken>(undefined)
  const moved = useRef(false)
  const [target, setTarget] = useState<CellRange>()
  const cancel = () => {
    taken.current = undefined
    setTarget(undefined)
  }
  return {
    target,
    hasMoved: () => moved.current,
    begin: (range: CellRange | undefined, cell: Cell) => {
      moved.current = false
      taken.current = range && { range, cell }
    },
    move: (event: PointerEvent) => {
      const at = cellAt(event.target)
      if (taken.current === undefined || at === undefined || at.column === 0) return
      const isElsewhere = at.row !== taken.current.cell.row || at.column !== taken.current.cell.column
      if (isElsewhere) moved.current = true
      setTarget(isElsewhere ? rangeAt(taken.current.range, taken.current.cell, at) : undefined)
    },
    end: (event: PointerEvent) => {
      const from = taken.current?.range
      if (from !== undefined && target !== undefined) {
        const to = placeOf({ row: target.rows[0], column: target.columns[0] }, people, days)
        if (to !== undefined)
          editing?.onMove({ from: namesOf(from, people, days), to, isCopy: event.ctrlKey })
      }
      cancel()
    },
    cancel,
  }
}

/** The person and the day of a cell. */
function placeOf({ row, column }: Cell, people: Options['people'], days: Options['days']) {
  const [rowId, date] = [people[row]?.id, days[column - 1]?.day]
  return rowId === undefined || date === undefined ? undefined : { rowId, date }
}
