import { useEffect, useEffectEvent } from 'react'

/** Reads again every so often while something moves; a hidden tab rests and catches up when it is seen again. */
export function useLive(refresh: () => unknown, isMoving: boolean, everyMs = 1000): void {
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(read, everyMs)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [isMoving, everyMs])
}
