import * as kit from '@portal/ui-kit'
import type { PartName } from './advice.ts'
import { allAdvice } from './all-advice.ts'

/** The subject of a documentation page, from its stories. */
export interface PageSubject {
  readonly component?: unknown
  readonly subcomponents?: Readonly<Record<string, unknown>> | undefined
  readonly parameters: Readonly<Record<string, unknown>>
}

/** The parts of the kit on a page: its component and subcomponents, or the parameter `parts`. */
export function partsOf({ component, subcomponents = {}, parameters }: PageSubject): PartName[] {
  const named = Array.isArray(parameters.parts) ? (parameters.parts as unknown[]) : []
  const shown = [component, ...Object.values(subcomponents)]
  return names.filter((name) => named.includes(name) || shown.includes(parts[name]))
}

const parts: Readonly<Partial<Record<string, unknown>>> = kit
const names = Object.keys(allAdvice) as PartName[]
