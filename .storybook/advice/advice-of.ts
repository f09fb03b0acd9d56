import * as kit from '@portal/ui-kit'
import type { PartName } from './advice.ts'
import { allAdvice } from './all-advice.ts'

/** What a page of the documentation is about, as its stories say. */
export interface PageSubject {
  readonly component?: unknown
  readonly subcomponents?: Readonly<Record<string, unknown>> | undefined
  readonly parameters: Readonly<Record<string, unknown>>
}

/** The parts of the kit that a page is about: its component and those beside it, or what its parameter `parts` names. */
export function partsOf({ component, subcomponents = {}, parameters }: PageSubject): PartName[] {
  const named = Array.isArray(parameters.parts) ? (parameters.parts as unknown[]) : []
  const shown = [component, ...Object.values(subcomponents)]
  return names.filter((name) => named.includes(name) || shown.includes(parts[name]))
}

const parts: Readonly<Partial<Record<string, unknown>>> = kit
const names = Object.keys(allAdvice) as PartName[]
