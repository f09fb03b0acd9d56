import { useLayoutEffect, useState, type RefObject } from 'react'
import { roomOf } from './table-room.ts'

/**
 * The maximum height in CSS pixels of a table that ends its `Page`: up to the end of the window. Then its rows scroll
 * instead of the page, and the head, the pagination and the bar of the table stay visible. Undefined where the page
 * scrolls and the table has its full height.
 */
export function useTableRoom(root: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const table = root.current
    const page = table?.closest<HTMLElement>('[data-part=page]') ?? null
    if (table === null || page === null) return undefined
    const measure = () => setRoom(roomOf(table, page))
    measure()
    let frame = 0
    // Deferred: an observer that changes what it observes would loop.
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    const observer = new ResizeObserver(measureSoon)
    for (const part of [page, document.body]) observer.observe(part)
    window.addEventListener('resize', measureSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('resize', measureSoon)
    }
  }, [root])
  return room
}
