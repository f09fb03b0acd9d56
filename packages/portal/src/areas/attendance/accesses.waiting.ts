import { type AreaWaiting, together } from '#patterns/waiting/waiting.ts'
import { useOwnCorrections, useOwnMonths } from './waiting.ts'

/** Decisions of the company are counted at the inbox. */
export const accessesWaiting = {
  '/accesos': together(useOwnCorrections, useOwnMonths),
} satisfies AreaWaiting<'attendance'>
