import type { Advice, PartName } from './advice.ts'
import * as parts from './generated/parts.ts'

/** Do and don't by part: a new part of the kit does not compile without its own file in `parts/`. */
export const allAdvice: Record<PartName, Advice> = parts
