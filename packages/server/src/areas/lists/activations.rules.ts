import type { ActivationInputFilled, ActivationState } from '@portal/sdk/contract'
import { conflict, type FieldErrors, refuse, refuseAll } from '#contract/refuse.ts'

/** After so long a segment is computed anew before it is activated: a dynamic one follows its records, a snapshot stays. */
const staleHours = { dynamic: 24, snapshot: 30 * 24 }
const hourMs = 3_600_000

export type Hours = { hoursFrom: string; hoursUntil: string; weekdays: readonly number[] }
type Segment = {
  state: string
  mode: 'snapshot' | 'dynamic'
  computedAt: Date | null
  size: number | null
}

/** Whether a segment was computed too long ago to be activated. */
export const isStale = ({ mode, computedAt }: Pick<Segment, 'mode' | 'computedAt'>, now: Date): boolean =>
  computedAt === null || now.getTime() - computedAt.getTime() > staleHours[mode] * hourMs

/** A segment without members, that is being computed, or that says what was: nothing to be served of. */
export function checkSegment(segment: Segment, now: Date): void {
  if (segment.state !== 'computed') refuse('invalid', 'segmentId')
  if ((segment.size ?? 0) === 0) refuse('blank', 'segmentId')
  if (isStale(segment, now)) refuse('stale', 'segmentId')
}

type Window = Pick<ActivationInputFilled, 'startsAt' | 'endsAt' | 'commercial'> & Partial<Hours>

/** When it serves, as it is kept; says at once all that is wrong. Hours that are not said are those of the law. */
export function windowOf(input: Window, lawful: Hours, now: Date) {
  const startsAt = input.startsAt ? new Date(input.startsAt) : now
  const endsAt = input.endsAt ? new Date(input.endsAt) : null
  const { hoursFrom = lawful.hoursFrom, hoursUntil = lawful.hoursUntil } = input
  const weekdays = [...(input.weekdays ?? lawful.weekdays)].sort((one, other) => one - other)
  const hours = { hoursFrom, hoursUntil, weekdays }
  refuseAll({
    ...(input.commercial ? beyond(hours, lawful) : {}),
    ...wrongEnd(endsAt, startsAt > now ? startsAt : now),
    ...wrongHours(hours),
  })
  return { startsAt, endsAt, ...hours }
}

const wrongHours = ({ hoursFrom, hoursUntil }: Hours): FieldErrors =>
  hoursUntil > hoursFrom ? {} : { hoursUntil: [{ error: 'invalid' }] }

/** An end comes after the beginning, and is not past. */
const wrongEnd = (endsAt: Date | null, after: Date): FieldErrors =>
  endsAt === null || endsAt > after ? {} : { endsAt: [{ error: 'invalid' }] }

/** What of these hours the law does not let people be called in. */
function beyond({ hoursFrom, hoursUntil, weekdays }: Hours, lawful: Hours): FieldErrors {
  const errors: FieldErrors = {}
  if (hoursFrom < lawful.hoursFrom) errors.hoursFrom = [{ error: 'invalid', value: lawful.hoursFrom }]
  if (hoursUntil > lawful.hoursUntil) errors.hoursUntil = [{ error: 'invalid', value: lawful.hoursUntil }]
  if (weekdays.some((day) => !lawful.weekdays.includes(day))) errors.weekdays = [{ error: 'invalid' }]
  return errors
}

/** An order by a field names one, and no other order does. */
export function checkOrder(
  { kind, field }: ActivationInputFilled['order'],
  fields: ReadonlyMap<string, unknown>,
) {
  if (kind !== 'field') return field === undefined ? undefined : refuse('invalid', 'order.field')
  if (field === undefined) return refuse('blank', 'order.field')
  return fields.has(field) ? undefined : refuse('inclusion', 'order.field', { value: field })
}

/** Only what serves can be paused, and only what is paused resumed. */
export const pause = (state: ActivationState): ActivationState =>
  state === 'active' ? 'paused' : conflict('invalid', 'state')
export const resume = (state: ActivationState): ActivationState =>
  state === 'paused' ? 'active' : conflict('invalid', 'state')

/** What serves or is paused can be ended. */
export function checkEnd(state: ActivationState): void {
  if (state !== 'active' && state !== 'paused') conflict('invalid', 'state')
}
