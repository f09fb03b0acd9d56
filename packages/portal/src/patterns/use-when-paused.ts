import { useEffect, useRef } from 'react'

const pauseMs = 300

type Timer = { current: ReturnType<typeof setTimeout> | undefined }

/** Runs the last deferred call after a pause. */
export function putOff(timer: Timer, run: () => void, ms = pauseMs): void {
  clearTimeout(timer.current)
  timer.current = setTimeout(run, ms)
}

/** Debounces typed text: calls back with the latest text once typing pauses for this many milliseconds. */
export function useWhenPaused(ask: (text: string) => void) {
  const timer: Timer = useRef(undefined)
  useEffect(() => () => clearTimeout(timer.current), [timer])
  return (text: string, ms?: number) => putOff(timer, () => ask(text), ms)
}
