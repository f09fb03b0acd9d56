import type { ReactNode } from 'react'

/** What every chart takes besides its data. */
export interface ChartProps {
  /** What the chart shows: its title, and its name for readers of the screen. */
  label: string
  /** Hides the title where a heading beside the chart says the same. */
  isLabelHidden?: boolean | undefined
  /** A sentence under the title: where the data come from, or what is to be seen in them. */
  description?: ReactNode
  /** Height of the drawing, `16rem` when left out. */
  height?: string | undefined
  /** The data are on their way. */
  isLoading?: boolean | undefined
  /** Stands in the place of the drawing when the data could not be loaded. */
  error?: ReactNode
  /** Stands in the place of the drawing when there are no data. */
  empty?: ReactNode
  /** Writes the values in the box, in the table and for readers of the screen; the reader's locale when left out. */
  format?: ((value: number) => string) | undefined
}
