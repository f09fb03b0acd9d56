import { useEffect, useState } from 'react'

/**
 * The time in milliseconds, updated each second while `isRunning`. It ticks on the full second of `offset`, so that
 * clocks on one page change together and none shows a second twice; a resumed tab is correct at once.
 */
export function useNow(isRunning: boolean, offset: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const time = Date.now()
      setNow(time)
      // Slightly after the second: a timer that fires early would show the old one again.
      timer = setTimeout(tick, 1020 - ((((time - offset) % 1000) + 1000) % 1000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning, offset])
  return now
}
