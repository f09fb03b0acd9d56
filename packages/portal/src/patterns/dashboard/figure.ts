import type { DataAnswer } from '@portal/sdk/react'

/** How a figure stands: attention and critical ask for something to be done. */
export type FigureState = 'neutral' | 'good' | 'attention' | 'critical'

/** A number or a word, and what it means. */
export interface Figure {
  readonly value: string
  /** What it is out of, smaller beside it. */
  readonly unit?: string
  readonly state: FigureState
  /** What it means in words; the state repeats them by colour and sign. */
  readonly text: string
}

/** What is known of a figure. */
export interface FigureAnswer {
  /** Null when this person has none; undefined while nothing is known. */
  readonly figure: Figure | null | undefined
  readonly error: unknown
  readonly refresh: () => void
}

/** Asks for a figure and says it in the words of the reader. */
export type UseFigure = () => FigureAnswer

/** The figure of an answer; one that is known stays while asking again fails. */
export function figureOf<Data>(
  { data, error, refresh }: DataAnswer<Data>,
  read: (data: Data) => Figure | null,
): FigureAnswer {
  return { figure: data === undefined ? undefined : read(data), error, refresh }
}
