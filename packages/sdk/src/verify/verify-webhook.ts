import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TicketWebhookMessage } from '#generated/tickets/ticket-webhooks.ts'

/** Why a message was rejected: missing headers, unreadable body, unknown signature, too old or too new. */
export type WebhookFault = 'incomplete' | 'signature' | 'timestamp' | 'unreadable'

/** A message that holds, with the id by which one that comes twice is known; or why it does not. */
export type WebhookVerification =
  | {
      readonly holds: true
      readonly id: string
      readonly sentAt: Date
      readonly message: TicketWebhookMessage
    }
  | { readonly holds: false; readonly fault: WebhookFault }

/** The headers of a request as a framework hands them on. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** How a message is looked at. */
export interface WebhookOptions {
  /** How many seconds its time may be away from now; 300 without it. */
  readonly toleranceSeconds?: number
  /** The time it is held against; the clock of the machine without it. */
  readonly now?: Date
}

const fiveMinutes = 300
const prefix = 'whsec_'

/**
 * Verifies a message of a ticket webhook according to Standard Webhooks: HMAC-SHA256 over id, timestamp and body, compared in
 * constant time. Messages more than five minutes old or ahead are rejected, to prevent replay. `body` is the raw request body,
 * before it is parsed as JSON. While a secret is being renewed, pass both. Never throws.
 *
 * @example
 * const seen = verifyWebhook(await request.text(), request.headers, secret)
 * if (!seen.holds) return new Response(seen.fault, { status: 400 })
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = fiveMinutes, now = new Date() }: WebhookOptions = {},
): WebhookVerification {
  const signed = signedOf(body, headers)
  if (signed === undefined) return fault('incomplete')
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (!secrets.some((one) => isSignedBy(one, signed))) return fault('signature')
  const { id, timestamp, bytes } = signed
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  // Not a number is never near enough.
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds)) return fault('timestamp')
  const message = messageIn(bytes)
  if (message === undefined) return fault('unreadable')
  return { holds: true, id, sentAt: new Date(seconds * 1000), message }
}

const fault = (found: WebhookFault): WebhookVerification => ({ holds: false, fault: found })

interface Signed {
  id: string
  timestamp: string
  bytes: Uint8Array
  signatures: string
}

function signedOf(body: string | Uint8Array, headers: WebhookHeaders): Signed | undefined {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  if (id === undefined || timestamp === undefined || signatures === undefined) return undefined
  return { id, timestamp, signatures, bytes: typeof body === 'string' ? Buffer.from(body) : body }
}

/** Whether one of its signatures is by this secret; those of other versions are left out. */
function isSignedBy(secret: string, { id, timestamp, bytes, signatures }: Signed): boolean {
  const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')
  // Without a key everybody could sign.
  if (key.length === 0) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes).digest()
  return signatures.split(' ').some((one) => {
    const [version, value = ''] = one.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : found?.[0]
}

/** What is signed is what the portal has written; that it is an object of this shape follows from the signature. */
function messageIn(bytes: Uint8Array): TicketWebhookMessage | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as TicketWebhookMessage
  } catch {
    return undefined
  }
}
