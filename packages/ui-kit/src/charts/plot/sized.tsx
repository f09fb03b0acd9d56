import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import * as css from './plot.css.ts'

/** The size of a drawing in pixels, and the pixels of 1 rem at the reader's font size. */
export interface Size {
  width: number
  height: number
  rem: number
}

interface SizedProps {
  /** Defaults to the height of the content. */
  height?: string | undefined
  children: (size: Size) => ReactNode
}

/** Measures its size and renders again whenever it changes. */
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

// Keep the object when nothing changed, so that nothing renders twice.
const unlessSame = (known: Size | undefined, size: Size): Size =>
  known?.width === size.width && known.height === size.height && known.rem === size.rem ? known : size
