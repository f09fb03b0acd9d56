import { type AreaWaiting, together } from '#patterns/waiting/waiting.ts'
import { useOwnCorrections, useOwnMonths } from './waiting.ts'

/** What waits for a decision of the company is counted at the inbox. */
export const accessesWaiting = {
  '/accesos': together(useOwnCorrections, useOwnMonths),
} satisfies AreaWaiting<'attendance'>
