import { useEffect, useState } from 'react'

const pauseMs = 300

/** Runs what was put off last, once nothing was put off for a moment. */
export function pausing() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const later = (run: () => void) => {
    stop()
    timer = setTimeout(run, pauseMs)
  }
  return { later, stop }
}

/** Asks for what was written `later`, once the writing pauses, or `now`; what was written before is not asked for any more. */
export function useWhenPaused(ask: (text: string) => void) {
  const [pause] = useState(pausing)
  useEffect(() => pause.stop, [pause])
  const now = (text: string) => {
    pause.stop()
    ask(text)
  }
  const later = (text: string) => pause.later(() => ask(text))
  return { now, later }
}
