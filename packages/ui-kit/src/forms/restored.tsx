import { createContext, use, useState, type JSX, type ReactNode } from 'react'
import type { KeptValues } from './kept-values.ts'

/** What the fields below begin with instead of their own first values. */
export const RestoredContext = createContext<KeptValues | undefined>(undefined)

/** What was written before, for the fields inside. */
export interface RestoredProps {
  /** Undefined leaves the fields as they are. */
  values: KeptValues | undefined
  children: ReactNode
}

/**
 * Gives the fields inside back what was written before: each begins with the text kept under its name, also one that
 * appears later. A field with a `value` of its own is told by its `onChange`.
 * @example
 * <Restored values={keptValuesOf(before)}><Form>…</Form></Restored>
 */
export function Restored({ values, children }: RestoredProps): JSX.Element {
  return <RestoredContext value={values}>{children}</RestoredContext>
}

/**
 * How many parts of a repeated section were kept, or undefined when nothing was: `columns[0].name` and `columns[1].name`
 * make two of `columns`.
 */
export function useRestoredRows(name: string): number | undefined {
  const values = use(RestoredContext)
  const [rows] = useState(() => values && rowsOf(values, name))
  return rows
}

function rowsOf(values: KeptValues, name: string): number {
  const places = Object.keys(values)
    .filter((path) => path.startsWith(`${name}[`))
    .map((path) => Number.parseInt(path.slice(name.length + 1), 10))
  return Math.max(-1, ...places.filter(Number.isInteger)) + 1
}
