import { useMatches } from 'react-router-dom'
import type { Screen } from '#patterns/screen.ts'

/** The screen at hand, which its route carries as handle. */
export function useCurrentScreen(): Screen | undefined {
  const handle = useMatches().at(-1)?.handle
  return isScreen(handle) ? handle : undefined
}

function isScreen(handle: unknown): handle is Screen {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'path' in handle
}
