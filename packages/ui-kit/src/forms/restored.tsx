import { createContext, use, useState, type JSX, type ReactNode } from 'react'
import type { KeptValues } from './kept-values.ts'

/** Replaces the initial values of the fields below. */
export const RestoredContext = createContext<KeptValues | undefined>(undefined)

/** The stored values for the fields inside. */
export interface RestoredProps {
  /** Undefined changes nothing. */
  values: KeptValues | undefined
  children: ReactNode
}

/**
 * Restores stored values into the fields inside: each starts with the text stored under its name, including fields
 * that appear later. A controlled field gets the text through its `onChange`.
 * @example
 * <Restored values={keptValuesOf(before)}><Form>…</Form></Restored>
 */
export function Restored({ values, children }: RestoredProps): JSX.Element {
  return <RestoredContext value={values}>{children}</RestoredContext>
}

/**
 * The number of stored parts of a repeated section, or undefined when nothing was stored: `columns[0].name` and
 * `columns[1].name` are two of `columns`.
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
