import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Channel, ChannelListener } from './channel.ts'

const name = 'portal'
/** What a process says when its line stands again: everybody forgets what it may have missed. */
const gap = 'gap'
/** Under which PostgreSQL lists the connection, beside those of the pool. */
const applicationName = 'portal channel'
const firstWaitMs = 100
const longestWaitMs = 5000

/** NOTIFY on a connection of its own, which LISTEN needs anyway; it is opened again whenever it breaks. */
export async function postgresChannel(
  url: string,
  { onText, onGap }: ChannelListener,
  onError: (error: Error) => void,
): Promise<Channel> {
  const closing = new AbortController()
  let line: pg.Client | undefined
  let opening: Promise<void> = Promise.resolve()
  let lastSaid: Promise<unknown> = Promise.resolve()

  async function open(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: applicationName,
    })
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
    try {
      await client.connect()
      await client.query(`listen ${name}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    line = client
  }

  async function reopen(wait = firstWaitMs): Promise<void> {
    // Many processes lose their lines at once: they do not all come back at once.
    await pause(wait * (0.5 + Math.random()), undefined, { signal: closing.signal })
    try {
      await open()
      say(gap)
    } catch (error) {
      onError(asError(error))
      await reopen(Math.min(wait * 2, longestWaitMs))
    }
  }

  /** Comes back when the line stands again, or when nobody waits for it any more. */
  const untilOpen = () => reopen().catch(() => undefined)

  // A connection does one thing after the other.
  function say(text: string): void {
    lastSaid = lastSaid
      .then(() => line?.query('select pg_notify($1, $2)', [name, text]))
      .catch((error: unknown) => onError(asError(error)))
  }

  await open().catch((error: unknown) => {
    onError(asError(error))
    opening = untilOpen()
  })
  return {
    send: say,
    async close() {
      closing.abort()
      await opening
      await lastSaid
      const client = line
      line = undefined
      await client?.end().catch((error: unknown) => onError(asError(error)))
    },
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error('connection lost'))
