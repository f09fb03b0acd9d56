import type {
  TicketEventsTable,
  TicketWebhookDeliveriesTable,
  TicketWebhookEvent,
  TicketWebhookFailure,
} from '#db/schema/ticket-webhooks.ts'
import { refuse } from '#contract/refuse.ts'
import type { WebhookCalls } from '#seams/webhook-calls.ts'

/** Only public addresses, against SSRF: no delivery may reach the server's own network. */
export function checkUrl({ url }: { url: string }, { isAllowed }: Pick<WebhookCalls, 'isAllowed'>): void {
  if (!isAllowed(url)) refuse('inclusion', 'url', { value: url })
}

export function checkActive({ active }: { active: boolean }): void {
  if (!active) refuse('invalid', 'id')
}

type Noted = Pick<TicketEventsTable, 'kind' | 'outcome' | 'direction'> & { fields: readonly string[] }
type Happened = { type: TicketWebhookEvent; changed: string[] }

/** Internal events: an agent put a ticket on hold for a moment. */
const inside = new Set(['heldAt'])
const placed = new Set(['state', 'pendingUntil'])
const ending = new Set(['outcome', 'finalState'])

/** Maps a change to public events; a change of many fields may be several. */
export function eventsOf({ kind, fields, outcome, direction }: Noted): Happened[] {
  if (kind === 'created') return [{ type: 'ticket.created', changed: [] }]
  if (kind === 'entry') return written(direction)
  const changed = [...new Set(fields.map(nameOf))].filter((field) => !inside.has(field)).sort()
  const [isMoved, isEnd] = [changed.includes('state'), changed.includes('outcome')]
  const kindOf = (field: string): TicketWebhookEvent => {
    if (field === 'assignee') return 'ticket.assigned'
    if (isMoved && placed.has(field)) return 'ticket.state_changed'
    if (isEnd && ending.has(field)) return outcome === null ? 'ticket.reopened' : 'ticket.closed'
    return 'ticket.updated'
  }
  return order
    .map((type) => ({ type, changed: changed.filter((field) => kindOf(field) === type) }))
    .filter((one) => one.changed.length > 0)
}

/** The final event of a ticket comes last. */
const order: readonly TicketWebhookEvent[] = [
  ...(['ticket.updated', 'ticket.assigned', 'ticket.state_changed'] as const),
  ...(['ticket.closed', 'ticket.reopened'] as const),
]

function written(direction: Noted['direction']): Happened[] {
  if (direction === null) return []
  return [{ type: direction === 'out' ? 'ticket.answered' : 'ticket.message_received', changed: [] }]
}

/** The history has two formats for the assignee. */
const nameOf = (field: string): string => (field === 'assigneeId' ? 'assignee' : field)

type Wanting = { events: readonly string[]; skillIds: readonly string[] }

export const wants = ({ events, skillIds }: Wanting, type: string, skillId: string): boolean =>
  events.includes(type) && (skillIds.length === 0 || skillIds.includes(skillId))

/** The retry policy: the delays before each retry, about seventeen hours in total. */
const pauseSeconds = [5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600]
/** The jitter, so that retries do not arrive all at once. */
const jitter = 0.2
/** 410 Gone: the receiver will never accept anything again. */
const over = 410

type Trial = Pick<TicketWebhookDeliveriesTable, 'type'> & { attempts: number }
type Came = { status: number | null; failure: TicketWebhookFailure | null }
type Becomes = { state: 'waiting' | 'delivered' | 'failed'; nextAt: Date | null; deliveredAt: Date | null }

/** The state of a delivery after an attempt; `random` is from 0 to 1. */
export function becomes(
  { type, attempts }: Trial,
  { status, failure }: Came,
  { now, random }: { now: Date; random: number },
): Becomes {
  if (failure === null) return { state: 'delivered', nextAt: null, deliveredAt: now }
  const pause = type === 'webhook.ping' || status === over ? undefined : pauseSeconds[attempts]
  if (pause === undefined) return { state: 'failed', nextAt: null, deliveredAt: null }
  const ms = pause * 1000 * (1 - jitter + 2 * jitter * random)
  return { state: 'waiting', nextAt: new Date(now.getTime() + ms), deliveredAt: null }
}

type Given = { type: string; createdAt: Date }

/**
 * Whether a delivery that was given up disables its webhook: when none has succeeded since it was created.
 */
export function isSwitchedOff(
  { deliveredAt }: { deliveredAt: Date | null },
  { type, createdAt }: Given,
  { status, state }: { status: number | null; state: Becomes['state'] },
): boolean {
  if (state !== 'failed' || type === 'webhook.ping') return false
  return status === over || deliveredAt === null || deliveredAt < createdAt
}
