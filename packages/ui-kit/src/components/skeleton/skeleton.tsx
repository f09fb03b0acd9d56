import { classNames } from '#css/class-names.ts'
import * as css from './skeleton.css.ts'

/** The placeholder of loading content. */
export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle' | undefined
  /** The number of text lines. */
  lines?: number | undefined
  /** The height of a block, such as `12rem`. */
  height?: string | undefined
}

/**
 * Reserves the space of content that loads for the first time. Mark the region `aria-busy`; the skeleton itself is
 * silent.
 */
export function Skeleton({ shape = 'text', lines = 1, height }: SkeletonProps) {
  if (shape !== 'text') {
    const blockSize = height === undefined ? {} : { style: { blockSize: height } }
    return <span className={classNames(css.bone, css.shapes[shape])} {...blockSize} aria-hidden />
  }
  return (
    <span className={css.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={classNames(css.bone, css.shapes.text, line === lines - 1 && lines > 1 && css.last)}
        />
      ))}
    </span>
  )
}
