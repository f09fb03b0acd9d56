import { useCallback, useSyncExternalStore } from 'react'
import { withWords } from './address.ts'
import { useAddress } from './use-address.ts'

/** The part of the address that puts a screen on a wall, so that a reload finds it there again. */
const wallParam = 'board'

/** Whether the screen at hand hangs on a wall, where people read it from afar, and the ways there and back. */
export function useWall() {
  const [params, changeAddress] = useAddress()
  const put = useCallback(
    (isOn: boolean) =>
      // A way of looking at a page is no step to another one.
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

/** Whether the page fills the whole screen, and what makes it so where the browser allows it. */
export function useFullscreen() {
  const isFilled = useSyncExternalStore(onFullscreen, isScreenFilled)
  return { isFilled, isAllowed: document.fullscreenEnabled, fill: fillScreen }
}

/** Calls back whenever the page fills the screen or ceases to. */
export function onFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Whether the page fills the screen at this moment. */
export const isScreenFilled = (): boolean => document.fullscreenElement !== null

async function fillScreen(): Promise<void> {
  if (!document.fullscreenEnabled || isScreenFilled()) return
  // Who is refused reads the wall in the window.
  await document.documentElement.requestFullscreen().catch(() => undefined)
}

async function emptyScreen(): Promise<void> {
  // Who has left it by themselves meanwhile is where they want to be.
  if (isScreenFilled()) await document.exitFullscreen().catch(() => undefined)
}
