import { useState } from 'react'
import { toggled } from './hidden-series.ts'

/** Which series the reader has hidden, and a function that toggles one. */
export function useHidden(all: readonly string[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  return { hidden, toggle: (id: string) => setHidden(toggled(hidden, id, all)) }
}
