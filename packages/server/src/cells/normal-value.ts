import { type CellProblem, isProblem, problems } from './cell-rule.ts'
import { nif, phone } from './spain.ts'
import { email } from './text.ts'
import { cleanCell, trimCell } from './tidy-cell.ts'
import type { BlacklistKind } from '@portal/sdk/contract'

const rules = { phone, email, nif }

/**
 * A phone, an e-mail address or a NIF in the form in which blacklists keep it, as a load of a file would read it: E.164, lower
 * case, capitals without signs. What is none answers why: `format`, `invalid`, `too_short`, `too_long`.
 */
export function normalValue(kind: BlacklistKind, text: string): string | CellProblem {
  const value = rules[kind](trimCell(cleanCell(text)))
  if (isProblem(value)) return kind === 'phone' ? (foreignPhone(text) ?? value) : value
  return typeof value === 'string' ? value : problems.format
}

/** What somebody asks about, whichever of the three it is; nothing where it is none. */
export function askedValue(text: string): { kind: BlacklistKind; value: string } | undefined {
  const kinds: readonly BlacklistKind[] = text.includes('@') ? ['email'] : ['nif', 'phone']
  for (const kind of kinds) {
    const value = normalValue(kind, text)
    if (typeof value === 'string') return { kind, value }
  }
  return undefined
}

/** A number with its international prefix and neither `+` nor `00` before it, which only somebody who asks would write. */
function foreignPhone(text: string): string | undefined {
  const digits = text.replace(/[\s().\-–/·]/g, '')
  return /^(?!34|0)\d{11,15}$/.test(digits) ? `+${digits}` : undefined
}
