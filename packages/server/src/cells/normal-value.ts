import { type CellProblem, isProblem, problems } from './cell-rule.ts'
import { nif, phone } from './spain.ts'
import { email } from './text.ts'
import { cleanCell, trimCell } from './tidy-cell.ts'
import type { BlacklistKind } from '@portal/sdk/contract'

const rules = { phone, email, nif }

/**
 * The normal form of a phone, an e-mail address or a NIF in blacklists, as when loading a file: E.164, lower case,
 * upper case without punctuation. Otherwise the reason: `format`, `invalid`, `too_short`, `too_long`.
 */
export function normalValue(kind: BlacklistKind, text: string): string | CellProblem {
  const value = rules[kind](trimCell(cleanCell(text)))
  if (isProblem(value)) return kind === 'phone' ? (foreignPhone(text) ?? value) : value
  return typeof value === 'string' ? value : problems.format
}

/** The normal form of a value whose kind is unknown; undefined when it is none of the three. */
export function askedValue(text: string): { kind: BlacklistKind; value: string } | undefined {
  const kinds: readonly BlacklistKind[] = text.includes('@') ? ['email'] : ['nif', 'phone']
  for (const kind of kinds) {
    const value = normalValue(kind, text)
    if (typeof value === 'string') return { kind, value }
  }
  return undefined
}

/** An international number without `+` or `00`, which only occurs in searches. */
function foreignPhone(text: string): string | undefined {
  const digits = text.replace(/[\s().\-–/·]/g, '')
  return /^(?!34|0)\d{11,15}$/.test(digits) ? `+${digits}` : undefined
}
