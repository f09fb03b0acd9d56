import type { ReactNode } from 'react'

/** Properties of every chart besides its data. */
export interface ChartProps {
  /** The title of the chart, which is also its accessible name. */
  label: string
  /** Hides the title where a heading beside the chart already says it. */
  isLabelHidden?: boolean | undefined
  /** A sentence below the title: the source of the data, or what to notice in them. */
  description?: ReactNode
  /** The height of the drawing. Defaults to `16rem`. */
  height?: string | undefined
  /** The data is loading. */
  isLoading?: boolean | undefined
  /** Replaces the drawing when the data could not be loaded. */
  error?: ReactNode
  /** Replaces the drawing when there is no data. */
  empty?: ReactNode
  /** Formats the values in the tooltip, the table and for screen readers. Defaults to the reader's locale. */
  format?: ((value: number) => string) | undefined
}
