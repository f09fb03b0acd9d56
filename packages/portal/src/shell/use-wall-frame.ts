import { useEffect } from 'react'
import { isScreenFilled, onFullscreen, useWall } from '#patterns/use-wall.ts'
import { useCurrentScreen } from './use-current-screen.ts'

/**
 * Whether the frame hides for a screen on a wall. Escape shows it again, even when the browser uses the key to leave
 * full screen, and even if the screen has failed.
 */
export function useWallFrame(): boolean {
  const screen = useCurrentScreen()
  const { isWall, leave } = useWall()
  const isShown = isWall && screen?.hasWall === true
  useEffect(() => {
    if (!isShown) return
    const onKey = (event: KeyboardEvent) => {
      // An overlay handles the key first.
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    const stopListening = onFullscreen(() => {
      if (!isScreenFilled()) leave()
    })
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      stopListening()
    }
  }, [isShown, leave])
  return isShown
}
