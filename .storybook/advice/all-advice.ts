import type { Advice, PartName } from './advice.ts'
import * as parts from './generated/parts.ts'

/** What to do and what not, by part: a new part of the kit does not compile without its own file of `parts/`. */
export const allAdvice: Record<PartName, Advice> = parts
