import { conflict, refuse, refuseAll } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import type { StoredTeleworkState, TeleworkContents, TeleworkState } from '#db/schema/telework.ts'
import { missingOf } from '#telework/contents.rules.ts'
import { hasDay, type TeleworkPattern } from '#telework/pattern.rules.ts'

/** The content of a version, as sent. */
export type VersionInput = TeleworkPattern & {
  startsOn: string
  endsOn: string | null
  contents: TeleworkContents
}

/** Refuses content that is invalid even in a draft. */
export function checkInput(input: VersionInput, signedFrom: string | null): void {
  const { startsOn, endsOn } = input
  if (endsOn !== null && endsOn < startsOn) refuse('less_than', 'endsOn', { value: startsOn })
  if (!hasDay(input)) refuse('blank', 'weekA')
  if (signedFrom !== null && startsOn <= signedFrom) refuse('taken', 'startsOn', { value: signedFrom })
}

/** Refuses to offer an incomplete version, naming the missing contents, or one in the past. */
export function checkOffered({ contents, startsOn }: VersionInput, today: string): void {
  refuseAll(Object.fromEntries(missingOf(contents).map((field) => [field, [{ error: 'blank' as const }]])))
  if (startsOn < today) refuse('too_soon', 'startsOn', { value: today })
}

/** Refuses an operation in any other state. */
export function checkState(stored: StoredTeleworkState, ...allowed: readonly StoredTeleworkState[]): void {
  if (!allowed.includes(stored)) conflict('invalid', 'state', { value: stored })
}

/** Refuses to sign a version that has begun, or has changed since the person saw it. */
export function checkSigned(
  { startsOn }: VersionInput,
  seen: string,
  now: { hash: string; today: string },
): void {
  if (startsOn < now.today) conflict('too_soon', 'startsOn', { value: now.today })
  if (seen !== now.hash) conflict('stale', 'hash')
}

type Reversible = {
  state: TeleworkState
  startsOn: string
  lastsUntil: string | null
  closedBy: 'replaced' | 'reversed' | null
  contents: TeleworkContents
}

/** The earliest last day for a reversal today; null when there is nothing to reverse. */
export function earliestLastDay(version: Reversible, today: string): string | null {
  const { state, lastsUntil, closedBy, contents } = version
  if ((state !== 'in_force' && state !== 'signed') || closedBy === 'reversed') return null
  const first = daysAfter(today, contents.reversalDays ?? 0)
  return lastsUntil !== null && first > lastsUntil ? null : first
}

/** Refuses a last day within the agreed notice, or after the end. */
export function checkReversal(version: Reversible, lastDay: string, today: string): void {
  const first = earliestLastDay(version, today)
  if (first === null) conflict('invalid', 'state', { value: version.state })
  if (lastDay < first) refuse('less_than', 'lastDay', { value: first })
  if (version.lastsUntil !== null && lastDay > version.lastsUntil)
    refuse('greater_than', 'lastDay', { value: version.lastsUntil })
}
