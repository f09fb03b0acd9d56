import type { Identified } from './family.ts'

/** The draft name of a row's form; without a row, that of a new one. */
export function draftName(title: string, row?: Identified): string {
  return `${title}.${row?.id ?? newRow}`
}

/** Replaces the id of a new row in the draft name. */
export const newRow = 'new'
