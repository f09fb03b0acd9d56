import { useEffect, useState } from 'react'

const pauseMs = 300

/** Runs what was put off last, once nothing was put off for a moment; nothing when it is told so. */
export function pausing() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (run?: () => void) => {
    clearTimeout(timer)
    if (run) timer = setTimeout(run, pauseMs)
  }
}

/** Asks for what was written `later`, once the writing pauses, or `now`; what was written before is not asked for any more. */
export function useWhenPaused(ask: (text: string) => void) {
  const [pause] = useState(pausing)
  useEffect(() => pause, [pause])
  return {
    now(text: string) {
      pause()
      ask(text)
    },
    later: (text: string) => pause(() => ask(text)),
  }
}
