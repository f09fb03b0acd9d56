import { useCallback, useSyncExternalStore } from 'react'
import { withWords } from './address.ts'
import { useAddress } from './use-address.ts'

/** The URL parameter of the wall display, so that a reload restores it. */
const wallParam = 'board'

/**
 * Whether the current screen is a wall display, which people read from a distance, with functions to enter and leave.
 */
export function useWall() {
  const [params, changeAddress] = useAddress()
  const put = useCallback(
    (isOn: boolean) =>
      // Changing the display mode adds no history entry.
      changeAddress(withWords({ [wallParam]: isOn ? '1' : undefined }), { replace: true }),
    [changeAddress],
  )
  const enter = useCallback(() => {
    put(true)
    void fillScreen()
  }, [put])
  const leave = useCallback(() => {
    put(false)
    void emptyScreen()
  }, [put])
  return { isWall: params.has(wallParam), enter, leave }
}

/** Whether the page is in full screen, with a function to enter it where supported. */
export function useFullscreen() {
  const isFilled = useSyncExternalStore(onFullscreen, isScreenFilled)
  return { isFilled, isAllowed: document.fullscreenEnabled, fill: fillScreen }
}

/** Calls back whenever full screen is entered or left. */
export function onFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Whether the page is in full screen now. */
export const isScreenFilled = (): boolean => document.fullscreenElement !== null

async function fillScreen(): Promise<void> {
  if (!document.fullscreenEnabled || isScreenFilled()) return
  // If full screen is refused, the wall stays in the window.
  await document.documentElement.requestFullscreen().catch(() => undefined)
}

async function emptyScreen(): Promise<void> {
  // Somebody may already have left it.
  if (isScreenFilled()) await document.exitFullscreen().catch(() => undefined)
}
