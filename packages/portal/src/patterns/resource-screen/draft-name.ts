import type { Identified } from './family.ts'

/** How the draft of a row's form is called; without a row, that of a new one. */
export function draftName(title: string, row?: Identified): string {
  return `${title}.${row?.id ?? newRow}`
}

/** Stands in the name of a draft for the id that a new row does not have yet. */
export const newRow = 'new'
