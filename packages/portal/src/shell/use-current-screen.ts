import { useMatches } from 'react-router-dom'
import type { Screen } from '#patterns/screen.ts'

/** The current screen, from the handle of its route. */
export function useCurrentScreen(): Screen | undefined {
  const handle = useMatches().at(-1)?.handle
  return isScreen(handle) ? handle : undefined
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'path' in handle
}
