import { useEffect, useRef } from 'react'

const pauseMs = 300

type Timer = { current: ReturnType<typeof setTimeout> | undefined }

/** Runs what was put off last, once nothing was put off for a moment. */
export function putOff(timer: Timer, run: () => void, ms = pauseMs): void {
  clearTimeout(timer.current)
  timer.current = setTimeout(run, ms)
}

/** Debounces typed text: calls back once typing pauses, or after this many milliseconds, with the latest text only. */
export function useWhenPaused(ask: (text: string) => void) {
  const timer: Timer = useRef(undefined)
  useEffect(() => () => clearTimeout(timer.current), [timer])
  return (text: string, ms?: number) => putOff(timer, () => ask(text), ms)
}
