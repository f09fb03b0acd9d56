import { useLayoutEffect, useState, type RefObject } from 'react'
import { roomOf } from './table-room.ts'

/**
 * How tall a table may get that is the last part of its `Page`, in CSS pixels: up to the end of the window. Then its rows
 * scroll and the page does not, with the head, the pages and the bar of the table in sight. Undefined where the page
 * scrolls and the table stands in it whole.
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
    // Not at once: an observer that changes what it observes would be called without end.
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
