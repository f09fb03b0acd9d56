import { useEffect } from 'react'

/**
 * Tells pinned columns how far from their end they stay, which is as far as those before them are wide, and the
 * scroller how much of it they cover, so that what has the focus is never under them.
 */
export function usePinOffsets(table: HTMLTableElement | null, columns: readonly { pin: string | null }[]) {
  useEffect(() => {
    if (table === null || columns.every(({ pin }) => pin === null)) return
    let end: (() => void) | undefined
    let isOver = false
    // Most tables pin nothing. Without it columns only lie over one another at their end.
    import('./pin-offsets.ts').then(
      ({ watchPins }) => {
        if (!isOver) end = watchPins(table)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [table, columns])
}
