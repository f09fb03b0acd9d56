import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Channel, ChannelListener } from './channel.ts'

const name = 'portal'
/** Sent after a reconnect: every process clears what may be stale. */
const gap = 'gap'
/** The connection's application name in PostgreSQL. */
const applicationName = 'portal channel'
const firstWaitMs = 100
const longestWaitMs = 5000

/** NOTIFY on a dedicated connection, which LISTEN needs anyway; reconnects whenever it breaks. */
export async function postgresChannel(
  url: string,
  { onText, onGap }: ChannelListener,
  onError: (error: Error) => void,
): Promise<Channel> {
  const closing = new AbortController()
  let line: pg.Client | undefined
  let opening: Promise<void> = Promise.resolve()
  let lastSent: Promise<unknown> = Promise.resolve()

  async function open(): Promise<void> {
    const client = clientOf(url)
    const end = () => {
      if (line !== client) return
      line = undefined
      opening = untilOpen()
    }
    client.on('error', (error) => {
      onError(error)
      end()
    })
    client.on('end', end)
    client.on('notification', ({ payload = '' }) => (payload === gap ? onGap() : onText(payload)))
    await listen(client)
    line = client
  }

  async function reopen(wait = firstWaitMs): Promise<void> {
    // Many processes lose their connections at once: add jitter to the reconnects.
    await pause(wait * (0.5 + Math.random()), undefined, { signal: closing.signal })
    try {
      await open()
      send(gap)
    } catch (error) {
      onError(asError(error))
      await reopen(Math.min(wait * 2, longestWaitMs))
    }
  }

  /** Resolves when reconnected, or when nobody waits any more. */
  const untilOpen = () => reopen().catch(() => undefined)

  // A connection runs one statement at a time.
  function send(text: string): void {
    lastSent = lastSent
      .then(() => line?.query('select pg_notify($1, $2)', [name, text]))
      .catch((error: unknown) => onError(asError(error)))
  }

  await open().catch((error: unknown) => {
    onError(asError(error))
    opening = untilOpen()
  })
  return {
    send,
    async close() {
      closing.abort()
      await opening
      await lastSent
      const client = line
      line = undefined
      await client?.end().catch((error: unknown) => onError(asError(error)))
    },
  }
}

const clientOf = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, keepAlive: true, application_name: applicationName })

async function listen(client: pg.Client): Promise<void> {
  try {
    await client.connect()
    await client.query(`listen ${name}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error('connection lost'))
