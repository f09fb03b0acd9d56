import { useEffect } from 'react'
import { isScreenFilled, onFullscreen, useWall } from '#patterns/use-wall.ts'
import { useCurrentScreen } from './use-current-screen.ts'

/**
 * Whether the frame goes out of the way for a screen on a wall. Escape brings it back, also where the browser takes the
 * key for itself to leave the full screen, and also when the screen has failed.
 */
export function useWallFrame(): boolean {
  const screen = useCurrentScreen()
  const { isWall, leave } = useWall()
  const isShown = isWall && screen?.hasWall === true
  useEffect(() => {
    if (!isShown) return
    const onKey = (event: KeyboardEvent) => {
      // What is open above the page takes the key first.
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
