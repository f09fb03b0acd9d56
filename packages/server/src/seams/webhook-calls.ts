import { createHmac, randomBytes } from 'node:crypto'
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { type IncomingMessage, request as askPlainly, type RequestOptions } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Sealing } from '#auth/sealing.ts'
import type { TicketWebhookFailure } from '#db/schema/ticket-webhooks.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'

/** A message to an address that somebody has written; each of the secrets signs it. */
export type WebhookCall = {
  webhookId: string
  url: string
  sealed: readonly string[]
  messageId: string
  body: string
  at: Date
}

export type WebhookAnswer = {
  status: number | null
  latencyMs: number
  failure: TicketWebhookFailure | null
  /** The beginning of what was answered. */
  answer: string | null
}

/** The addresses outside that follow tickets. */
export type WebhookCalls = {
  /** Whether messages may go to an address at all, as far as it can be seen before its name is resolved. */
  isAllowed(url: string): boolean
  /** A new secret, as people are shown it and as it is kept, sealed for its webhook alone. */
  secretFor(webhookId: string): { secret: string; sealed: string }
  /** Sends it, until the signal at the latest. Throws nothing: what became of it is the answer. */
  send(call: WebhookCall, signal: AbortSignal): Promise<WebhookAnswer>
}

const timeoutMs = 10_000
const mostAnswered = 1000
const prefix = 'whsec_'

class NotAllowed extends Error {}

/**
 * Messages go to the internet alone: `https`, to no address of a private network whatever its name resolves to, and
 * nowhere that an answer leads. With `webhookLoopback` the machine itself is one more, also by `http`.
 */
export function webhookCalls(
  { webhookLoopback }: { webhookLoopback: boolean },
  sealing: Pick<Sealing, 'seal' | 'open'>,
): WebhookCalls {
  const about = (id: string) => `webhook ${id}`
  const isAllowed = (url: string) => isAllowedUrl(url, webhookLoopback)
  return {
    isAllowed,
    secretFor: (id) => {
      const secret = `${prefix}${randomBytes(32).toString('base64')}`
      return { secret, sealed: sealing.seal(secret, about(id)) }
    },
    send: async (call, signal) => {
      const begun = performance.now()
      if (!isAllowed(call.url)) return { ...failed(new NotAllowed(), false), latencyMs: 0 }
      const secrets = call.sealed.map((one) => sealing.open(one, about(call.webhookId)))
      const waitLimit = AbortSignal.timeout(timeoutMs)
      const answered = await ask(call, {
        headers: headersOf(call, secrets),
        signal: AbortSignal.any([signal, waitLimit]),
        lookup: lookupOf(webhookLoopback),
      }).catch((error: unknown) => failed(error, waitLimit.aborted))
      return { ...answered, latencyMs: Math.round(performance.now() - begun) }
    },
  }
}

type Answered = Omit<WebhookAnswer, 'latencyMs'>

function failed(error: unknown, isLate: boolean): Answered {
  const failure = error instanceof NotAllowed ? 'address' : isLate ? 'timeout' : 'connection'
  return { status: null, failure, answer: null }
}

const isOpen = (address: string, withLoopback: boolean): boolean =>
  isPublicAddress(address) || (withLoopback && isLoopback(address))

/** As the specification of Standard Webhooks says it. */
function headersOf({ messageId, body, at }: WebhookCall, secrets: readonly string[]): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${messageId}.${seconds}.${body}`)
      .digest('base64')
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Portal-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}

/** `https`, without a name and a password; an address of IP is looked at here, since no name of it is resolved later. */
function isAllowedUrl(text: string, withLoopback: boolean): boolean {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol === 'http:') return withLoopback && (host === 'localhost' || isLoopback(host))
  return url.protocol === 'https:' && (isIP(host) === 0 || isOpen(host, withLoopback))
}

type Asking = Pick<RequestOptions, 'headers' | 'signal' | 'lookup'>

function ask({ url, body }: WebhookCall, options: Asking): Promise<Answered> {
  const request = url.startsWith('https:') ? askSecurely : askPlainly
  return new Promise((answer, reject) => {
    const asked = request(
      url,
      { ...options, method: 'POST', agent: false, maxHeaderSize: 16_384 },
      (reply) => {
        read(reply).then((text) => answer(outcomeOf(reply.statusCode ?? 0, text)), reject)
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** The beginning of an answer; the rest is not waited for. */
async function read(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of reply as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes >= mostAnswered * 4) break
  }
  reply.destroy()
  // PostgreSQL keeps no zero in a text.
  return Buffer.concat(parts).toString('utf8').replaceAll('\0', '').slice(0, mostAnswered)
}

function outcomeOf(status: number, answer: string): Answered {
  if (status >= 200 && status < 300) return { status, answer, failure: null }
  return { status, answer, failure: status >= 300 && status < 400 ? 'redirect' : 'status' }
}

/** Resolves a name, and lets through what may be reached: the connection goes to what was looked at, and to no other. */
function lookupOf(withLoopback: boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) {
        done(error, '')
        return
      }
      const first = addresses[0]
      if (first === undefined || !addresses.every(({ address }) => isOpen(address, withLoopback)))
        done(new NotAllowed(), '')
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
