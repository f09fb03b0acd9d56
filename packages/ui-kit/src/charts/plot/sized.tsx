import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import * as css from './plot.css.ts'

/** The room a drawing has in pixels, and how many of them the reader's font size makes of 1 rem. */
export interface Size {
  width: number
  height: number
  rem: number
}

interface SizedProps {
  /** As tall as its content when left out. */
  height?: string | undefined
  children: (size: Size) => ReactNode
}

/** Measures its room and draws anew whenever it changes. */
export function Sized({ height, children }: SizedProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const measure = () => setSize((known) => unlessSame(known, sizeOf(box)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={css.sized} style={height === undefined ? undefined : { blockSize: height }}>
      {size === undefined || size.width < 1 ? null : children(size)}
    </div>
  )
}

const sizeOf = (box: HTMLElement): Size => ({
  width: Math.floor(box.clientWidth),
  height: Math.floor(box.clientHeight),
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})

// The same object again, so that nothing is drawn twice.
const unlessSame = (known: Size | undefined, size: Size): Size =>
  known?.width === size.width && known.height === size.height && known.rem === size.rem ? known : size
