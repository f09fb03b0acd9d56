import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { columnWidths } from '#components/column-chooser/column-layout.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { widthVar } from './column.ts'
import * as css from './column-resizer.css.ts'

/** Reports widths of the header; during a drag only a CSS variable of the table changes. */
export interface ResizeColumn {
  /** Called when a drag begins: from now on the column takes its width from the variable. */
  onStart: (id: string, width: number) => void
  /** Null fits the content again. */
  onWidth: (id: string, width: number | null) => void
}

interface ColumnResizerProps extends ResizeColumn {
  id: string
  name: string
  at: number
  width: number | null
  /** The resizers of a table share one tab stop. */
  isTabStop: boolean
  onTabStop: () => void
}

const clamp = (width: number): number =>
  Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, width)))

/** Resizes the column before it. */
export function ColumnResizer(props: ColumnResizerProps) {
  const { id, name, width, isTabStop, onTabStop, onWidth } = props
  const { columnLayout: words } = useWords()
  const { locale, direction } = useLocale()
  const [measured, setMeasured] = useState<number>()
  const forward = direction === 'rtl' ? -1 : 1
  const drag = useDrag(props, forward)
  const now = width ?? measured ?? columnWidths.min
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const act = keyActs(now, forward)[event.key]
    if (act !== undefined) onWidth(id, act())
    else if (!walk(event)) return
    event.preventDefault()
  }
  return (
    <span
      {...drag}
      role="separator"
      aria-orientation="vertical"
      aria-label={words.resize(name)}
      aria-description={words.resizeKeys}
      aria-valuenow={now}
      aria-valuemin={columnWidths.min}
      aria-valuemax={columnWidths.max}
      aria-valuetext={words.pixels(formatNumber(now, locale))}
      tabIndex={isTabStop ? 0 : -1}
      className={css.resizer}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        setMeasured(clamp(headCell(event.currentTarget)?.offsetWidth ?? columnWidths.min))
        onTabStop()
      }}
      onDoubleClick={() => onWidth(id, null)}
    />
  )
}

const headCell = (resizer: HTMLElement) => resizer.closest('th')

const keyActs = (now: number, forward: number): Record<string, () => number | null> => ({
  ArrowRight: () => clamp(now + forward * columnWidths.step),
  ArrowLeft: () => clamp(now - forward * columnWidths.step),
  Home: () => columnWidths.min,
  End: () => columnWidths.max,
  Enter: () => null,
})

/** Arrow up and down go to the resizer of the previous and next column. */
function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const by = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (by === undefined) return false
  const all = [...(currentTarget.closest('tr')?.querySelectorAll<HTMLElement>('[role=separator]') ?? [])]
  all[all.indexOf(currentTarget) + by]?.focus()
  return true
}

interface Drag {
  x: number
  from: number
  width: number
  hasMoved: boolean
}

function useDrag({ id, at, onStart, onWidth }: ColumnResizerProps, forward: number) {
  const drag = useRef<Drag>(undefined)
  const end = () => {
    if (drag.current?.hasMoved === true) onWidth(id, drag.current.width)
    drag.current = undefined
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const from = headCell(event.currentTarget)?.offsetWidth
      if (event.button !== 0 || from === undefined) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, from, width: from, hasMoved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current
      if (now === undefined) return
      now.width = clamp(now.from + forward * (event.clientX - now.x))
      if (!now.hasMoved) onStart(id, now.width)
      now.hasMoved = true
      event.currentTarget.closest('table')?.style.setProperty(widthVar(at), `${now.width}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
