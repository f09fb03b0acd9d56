import { late } from '#private/late.ts'

/** The choice of how many rows a page has. A list of choices weighs as much as a table, whose rows must not wait for it. */
export const lateChoice = late(() => import('./page-size-choice.tsx'))
