import { classNames } from '#css/class-names.ts'
import * as css from './skeleton.css.ts'

/** The shape of what is loading. */
export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle' | undefined
  /** How many lines of text. */
  lines?: number | undefined
  /** The height of a block, such as `12rem`. */
  height?: string | undefined
}

/** Holds the place of something that loads for the first time. Mark the region `aria-busy`; this is silent. */
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
