import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type MouseEvent,
} from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { DateRange } from '#private/dates/iso-date.ts'
import { dayInYear, pressDay, shownRange, stepDay, type RangeChoice } from './range-choice.ts'

interface Options {
  year: number
  onYearChange: ((year: number) => void) | undefined
  firstFocus: string
  value: DateRange | null
  /** Without it the days are read-only. */
  onChange: ((range: DateRange) => void) | undefined
  isSelectable: (day: string) => boolean
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

const dayAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined

/** Moves through the days and chooses a range by keyboard, mouse and touch; one set of handlers for all 365 days. */
export function useRangeChoice({ year, onYearChange, firstFocus, value, onChange, isSelectable }: Options) {
  const [choice, setChoice] = useState<RangeChoice>({ focus: firstFocus, anchor: null })
  const { direction } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const focus = dayInYear(choice.focus, year)
  const moves = useRef(false)
  useEffect(() => {
    if (!moves.current) return
    moves.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${focus}"]`)?.focus()
  })

  const goTo = (day: string) => {
    moves.current = true
    const next = Number(day.slice(0, 4))
    if (next !== year) onYearChange?.(next)
    setChoice({ ...choice, focus: onYearChange === undefined ? dayInYear(day, year) : day })
  }
  const press = (day: string) => {
    if (onChange === undefined || !isSelectable(day)) return
    const { choice: next, taken } = pressDay(choice, day)
    setChoice(next)
    if (taken !== null) onChange(taken)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && choice.anchor !== null) {
      event.stopPropagation()
      setChoice({ ...choice, anchor: null })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      press(focus)
    } else {
      const key = direction === 'rtl' ? (mirrored[event.key] ?? event.key) : event.key
      const day = stepDay(focus, key, { isShift: event.shiftKey, isControl: event.ctrlKey })
      if (day === null) return
      event.preventDefault()
      goTo(day)
    }
  }
  // A press moves the focus natively, also to a day that cannot be chosen; the arrow keys continue from there.
  const onFocus = (event: FocusEvent) => {
    const day = dayAt(event.target)
    if (day !== undefined && day !== choice.focus) setChoice({ ...choice, focus: day })
  }
  return {
    focus,
    isChoosing: choice.anchor !== null,
    range: shownRange({ ...choice, focus }, value),
    handlers: { ref: root, onKeyDown, onFocus, ...usePointer(choice, setChoice, press) },
  }
}

/** With a mouse, drag or press both ends; with a finger only press, because dragging scrolls. */
function usePointer(
  choice: RangeChoice,
  setChoice: (next: RangeChoice) => void,
  press: (day: string) => void,
) {
  const wasMouse = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      const day = dayAt(event.target)
      wasMouse.current = event.pointerType === 'mouse' && event.button === 0 && day !== undefined
      if (wasMouse.current && day !== undefined) press(day)
    },
    onPointerOver: (event: PointerEvent) => {
      const day = dayAt(event.target)
      if (choice.anchor !== null && day !== undefined && event.pointerType === 'mouse')
        setChoice({ ...choice, focus: day })
    },
    onPointerUp: (event: PointerEvent) => {
      const day = dayAt(event.target)
      const isDragged = event.pointerType === 'mouse' && event.button === 0 && day !== choice.anchor
      if (isDragged && choice.anchor !== null && day !== undefined) press(day)
    },
    // A press by touch or by assistive technology.
    onClick: (event: MouseEvent) => {
      const day = dayAt(event.target)
      if (!wasMouse.current && day !== undefined) press(day)
      wasMouse.current = false
    },
  }
}
