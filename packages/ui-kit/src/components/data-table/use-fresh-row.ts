import { useEffect, useRef } from 'react'

/** A row that has just been made; another object leads to it once more. */
export interface FreshRow {
  readonly key: string
}

const acts = ['keydown', 'pointerdown'] as const
const places = ['[data-part=row-name] :is(a, button)', 'button[aria-haspopup=menu]', 'input']

/**
 * Brings a row that has just been made into sight and gives it the focus, as soon as it is among the rows. Who has gone on
 * meanwhile, by a key or a pointer, stays where they are.
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
