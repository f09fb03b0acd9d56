import { isProblem } from '#cells/cell-rule.ts'
import { normalValue } from '#cells/normal-value.ts'
import { type FieldErrors, conflict, refuse, refuseAll } from '#contract/refuse.ts'
import type { BlacklistChannel, BlacklistEntryInput, BlacklistEntryPatch } from '@portal/sdk/contract'

/** The default channel: e-mail for an address, all channels for others. */
const usualChannel = { phone: 'all', email: 'email', nif: 'all' } as const

/** A validated entry with its normalised value; reports all errors at once. */
export function entryOf(input: BlacklistEntryInput, today: string) {
  const { kind, blacklistId, reason, evidence = null, origin = 'agent' } = input
  const { channel = usualChannel[kind], expiresOn = null } = input
  const requestedOn = input.requestedOn ?? today
  const read = normalValue(kind, input.value)
  const value = isProblem(read) ? '' : read
  const wrong: FieldErrors = isProblem(read) ? { value: [{ error: read.code, value: input.value }] } : {}
  refuseAll({ ...wrong, ...wrongDays(requestedOn, expiresOn, today) })
  return { blacklistId, kind, value, channel, reason, origin, evidence, requestedOn, expiresOn }
}

/** It must not be requested in the future, nor end earlier. */
function wrongDays(requestedOn: string, expiresOn: string | null, today: string): FieldErrors {
  const errors: FieldErrors = {}
  if (requestedOn > today) errors.requestedOn = [{ error: 'invalid' }]
  if (expiresOn !== null && expiresOn < requestedOn) errors.expiresOn = [{ error: 'invalid' }]
  return errors
}

type Held = { channel: BlacklistChannel; expiresOn: string | null; removedAt: Date | null }

/** What one person may change: nothing that would allow a contact. */
export function checkPatch(before: Held, { channel = before.channel, expiresOn }: BlacklistEntryPatch): void {
  if (before.removedAt !== null) conflict('invalid', 'state')
  if (channel !== before.channel && channel !== 'all') refuse('invalid', 'channel')
  if (expiresOn === undefined || expiresOn === null) return
  if (before.expiresOn === null || expiresOn < before.expiresOn) refuse('invalid', 'expiresOn')
}
