import type { DataAnswer } from '@portal/sdk/react'

/** The status of a figure: attention and critical require action. */
export type FigureState = 'neutral' | 'good' | 'attention' | 'critical'

/** A number or a word, and its meaning. */
export interface Figure {
  readonly value: string
  /** The total it is part of, smaller beside it. */
  readonly unit?: string
  readonly state: FigureState
  /** The meaning in words; the status repeats it by colour and icon. */
  readonly text: string
}

/** A figure as far as it is known. */
export interface FigureAnswer {
  /** Null when it does not apply to this person; undefined while loading. */
  readonly figure: Figure | null | undefined
  readonly error: unknown
  readonly refresh: () => void
}

/** Queries a figure and formats it for the reader. */
export type UseFigure = () => FigureAnswer

/** The figure of an answer; stale data stays when a refresh fails. */
export function figureOf<Data>(
  { data, error, refresh }: DataAnswer<Data>,
  read: (data: Data) => Figure | null,
): FigureAnswer {
  return { figure: data === undefined ? undefined : read(data), error, refresh }
}
