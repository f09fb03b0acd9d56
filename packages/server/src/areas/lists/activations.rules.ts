import type { ActivationInputFilled, ActivationState } from '@portal/sdk/contract'
import { conflict, type FieldErrors, refuse, refuseAll } from '#contract/refuse.ts'

/** After this time a dynamic segment must be recomputed before it is activated; a snapshot stays valid. */
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

/** A segment without members, or being computed, or only documenting the past cannot be activated. */
export function checkSegment(segment: Segment, now: Date): void {
  if (segment.state !== 'computed') refuse('invalid', 'segmentId')
  if ((segment.size ?? 0) === 0) refuse('blank', 'segmentId')
  if (isStale(segment, now)) refuse('stale', 'segmentId')
}

type Window = Pick<ActivationInputFilled, 'startsAt' | 'endsAt' | 'commercial'> & Partial<Hours>

/** The normalised schedule; reports all errors at once. Omitted hours default to the legal ones. */
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

/** The end must be after the beginning, and not in the past. */
const wrongEnd = (endsAt: Date | null, after: Date): FieldErrors =>
  endsAt === null || endsAt > after ? {} : { endsAt: [{ error: 'invalid' }] }

/** The part of these hours in which the law forbids calls. */
function beyond({ hoursFrom, hoursUntil, weekdays }: Hours, lawful: Hours): FieldErrors {
  const errors: FieldErrors = {}
  if (hoursFrom < lawful.hoursFrom) errors.hoursFrom = [{ error: 'invalid', value: lawful.hoursFrom }]
  if (hoursUntil > lawful.hoursUntil) errors.hoursUntil = [{ error: 'invalid', value: lawful.hoursUntil }]
  if (weekdays.some((day) => !lawful.weekdays.includes(day))) errors.weekdays = [{ error: 'invalid' }]
  return errors
}

/** Only an order by field has a field. */
export function checkOrder(
  { kind, field }: ActivationInputFilled['order'],
  fields: ReadonlyMap<string, unknown>,
) {
  if (kind !== 'field') return field === undefined ? undefined : refuse('invalid', 'order.field')
  if (field === undefined) return refuse('blank', 'order.field')
  return fields.has(field) ? undefined : refuse('inclusion', 'order.field', { value: field })
}

/** Only an active one can be paused, and only a paused one resumed. */
export const pause = (state: ActivationState): ActivationState =>
  state === 'active' ? 'paused' : conflict('invalid', 'state')
export const resume = (state: ActivationState): ActivationState =>
  state === 'paused' ? 'active' : conflict('invalid', 'state')

/** Only an active or paused one can be ended. */
export function checkEnd(state: ActivationState): void {
  if (state !== 'active' && state !== 'paused') conflict('invalid', 'state')
}
