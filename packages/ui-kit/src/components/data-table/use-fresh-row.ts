import { useEffect, useRef } from 'react'

/** A newly created row; a new object focuses it again. */
export interface FreshRow {
  readonly key: string
}

const acts = ['keydown', 'pointerdown'] as const
const places = ['[data-part=row-name] :is(a, button)', 'button[aria-haspopup=menu]', 'input']

/**
 * Scrolls a newly created row into view and focuses it, as soon as it is among the rows, unless the reader has moved
 * on by a key or a pointer.
 */
export function useFreshRow(
  table: HTMLElement | null,
  fresh: FreshRow | undefined,
  keys: readonly string[],
): void {
  const awaited = useRef<FreshRow>(undefined)
  useEffect(() => {
    if (fresh === undefined) return undefined
    awaited.current = fresh
    const goOn = () => {
      awaited.current = undefined
    }
    for (const act of acts) document.addEventListener(act, goOn, { capture: true })
    return () => {
      for (const act of acts) document.removeEventListener(act, goOn, { capture: true })
    }
  }, [fresh])
  const isThere = fresh !== undefined && keys.includes(fresh.key)
  useEffect(() => {
    const row = isThere ? table?.querySelector<HTMLElement>('[aria-current=true]') : undefined
    if (row === null || row === undefined || awaited.current === undefined) return
    awaited.current = undefined
    // A dialog or menu is open above the rows.
    if (row.closest('[inert], [aria-hidden=true]') !== null) return
    row.scrollIntoView({ block: 'nearest' })
    const place = places.map((one) => row.querySelector<HTMLElement>(one)).find((one) => one !== null)
    place?.focus({ preventScroll: true })
  }, [table, isThere, fresh])
}
