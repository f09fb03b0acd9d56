import { useId, type ReactNode } from 'react'
import { root as visuallyHidden } from '#layouts/visually-hidden/visually-hidden.css.ts'
import { useWords } from '#words/use-words.ts'
import type { Cursor } from './cursor.ts'
import type { Size } from './sized.tsx'
import * as css from './plot.css.ts'
import { TipBox } from './tip-box.tsx'
import { useCursor, type PlotModel } from './use-cursor.ts'

interface PlotFieldProps {
  label: string
  size: Size
  model: PlotModel
  /** Renders the drawing for the cursor's position. */
  children: (at: Cursor | undefined) => ReactNode
}

/** The drawn part of a chart, with cursor, tooltip and screen reader output. */
export function PlotField({ label, size, model, children }: PlotFieldProps) {
  const words = useWords().chart
  const id = useId()
  const { at, announcement, handlers } = useCursor(model)
  return (
    <>
      <div
        className={css.field}
        role="application"
        aria-label={label}
        aria-describedby={id}
        tabIndex={0}
        {...handlers}
      >
        {children(at)}
        {at === undefined ? null : <TipBox tip={model.tip(at)} place={model.place(at)} size={size} />}
      </div>
      <p id={id} className={visuallyHidden}>
        {words.keys}
      </p>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </>
  )
}
