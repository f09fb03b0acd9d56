import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal, tooMany, unauthorized } from '#contract/refuse.ts'
import { after } from '#auth/sessions.ts'
import type { Database } from '#db/database.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import { notifyAgents, watchAgents } from './agent-watch.ts'
import { end, OpenStreams, type Stream } from './open-streams.ts'
import * as queries from './streams.queries.ts'

export const ticketSeconds = 30
const mostOfOnePerson = 5
/** A page loads its data before the stream opens: events in between are replayed. */
const recentSeconds = 30
/** How often sessions are checked; a page is disconnected within 5 s of the end of its session. */
const lookMs = 4000
const looksInABeat = 6
/** A stream that is not renewed is forgotten: its process was killed. */
const forgottenAfterSeconds = 60

type Around = { database: Database; clock: Clock; ids: Ids; bus: Bus; log: FastifyBaseLogger }

/** The open event streams of this process. */
export type EventStreams = {
  ticket(person: { userId: string; sessionId: string }): Promise<string>
  /** Opens the stream for a ticket, and replays events after `lastSeq`. */
  open(ticket: string, lastSeq: number | undefined): Promise<Readable>
  close(): Promise<void>
}

export function eventStreams({ database: { db }, clock, ids, bus, log }: Around): EventStreams {
  const open = new OpenStreams(log)
  let isClosing = false
  // A function, because it may change during an await.
  const hasBegunToClose = () => isClosing
  const complain = (error: unknown) => log.warn({ err: error }, 'streams of events')
  const stops = [
    watchSessions(db, clock, open, complain),
    listen(db, bus, open, complain),
    watchAgents({ db, bus, clock, open, complain }),
  ]

  return {
    async ticket(person) {
      if (hasBegunToClose()) return away()
      const ticket = ids.secret()
      const now = clock.now()
      const fresh = {
        id: ids.next(),
        ticketHash: hashOf(ticket),
        expiresAt: after(now, ticketSeconds),
      }
      await queries.insertTicket(db, { ...person, ...fresh }, now)
      return ticket
    },
    async open(ticket, lastSeq) {
      if (hasBegunToClose()) return away()
      const found = await redeem(db, ticket, clock.now())
      // The ticket was redeemed during shutdown: nobody would close the stream, and the server would wait for it.
      if (hasBegunToClose()) {
        await queries.remove(db, [found.id])
        return away()
      }
      // Subscribed from here on; events that are also replayed are sent twice, which is harmless.
      const stream = open.add(found, lastSeq ?? 0, () => void queries.remove(db, [found.id]).catch(complain))
      if (lastSeq === undefined) stream.seq = Math.max(stream.seq, await queries.lastSeq(db, found.userId))
      // Send the current position, so that a client that is disconnected before the first event misses nothing.
      open.send(stream, `retry: ${retryMs()}\nevent: open\nid: ${stream.seq}\ndata: {}\n\n`)
      if (lastSeq !== undefined) await replay(db, open, stream, lastSeq)
      else await sendRecent(db, open, stream, after(clock.now(), -recentSeconds))
      // It opened during shutdown.
      if (!open.has(stream)) stream.pipe.end()
      return stream.pipe
    },
    async close() {
      isClosing = true
      for (const stop of stops) stop()
      const streams = open.clear()
      // Spread over a few seconds, so that the next process is not overloaded.
      for (const stream of streams) open.send(stream, `retry: ${retryMs()}\n\n`)
      end(streams)
      await queries.remove(
        db,
        streams.map(({ id }) => id),
      )
    },
  }
}

type Db = Database['db']
type Complain = (error: unknown) => void

/** Consumes a ticket; refuses an invalid one, and a person's sixth page across all processes. */
async function redeem(db: Db, ticket: string, now: Date): Promise<queries.OpenStream> {
  const found = await db.transaction().execute(async (transaction) => {
    const burnt = await queries.burnTicket(transaction, hashOf(ticket), now)
    const living = burnt && (await queries.livingSessions(transaction, [burnt.sessionId], now))
    if (!burnt || !living?.has(burnt.sessionId)) return undefined
    const isOneTooMany = (await queries.countOpen(transaction, burnt.userId, now)) > mostOfOnePerson
    if (isOneTooMany) await queries.remove(transaction, [burnt.id])
    else await queries.extendStreams(transaction, [burnt.id], after(now, forgottenAfterSeconds))
    return { ...burnt, isOneTooMany }
  })
  if (!found) return unauthorized()
  return found.isOneTooMany ? tooMany(forgottenAfterSeconds) : found
}

async function replay(db: Db, open: OpenStreams, stream: Stream, seq: number): Promise<void> {
  notifyAgents(open, stream)
  const missed = await queries.eventsAfter(db, stream.userId, seq)
  if (missed) for (const { seq: number, event } of missed) open.sendEvent(stream, number, event)
  else open.sendEvent(stream, await queries.lastSeq(db, stream.userId), { type: 'reset', id: null })
}

async function sendRecent(db: Db, open: OpenStreams, stream: Stream, since: Date): Promise<void> {
  const recent = await queries.eventsSince(db, stream.userId, since)
  for (const { seq, event } of recent) open.sendEvent(stream, seq, event)
}

/** Forwards events of the bus to the pages concerned. */
function listen(db: Db, bus: Bus, open: OpenStreams, complain: Complain): () => void {
  const refreshStreams = (streams: readonly Stream[]) => {
    for (const stream of streams) open.sendEvent(stream, stream.seq, { type: 'session.changed', id: null })
  }
  const stops = [
    bus.subscribe('live.notified', ({ type, id, to }) => {
      for (const [seq, userId] of to)
        for (const stream of open.where('userId', userId)) open.sendEvent(stream, seq, { type, id })
    }),
    bus.subscribe('session.ended', ({ sessionId }) => end(open.where('sessionId', sessionId))),
    bus.subscribe('user.changed', ({ userId }) => refreshStreams(open.where('userId', userId))),
    bus.subscribe('users.changed', ({ userIds }) => {
      const changed = new Set(userIds)
      refreshStreams(open.all.filter(({ userId }) => changed.has(userId)))
    }),
    bus.subscribe('bus.gap', () => {
      for (const stream of open.all) replay(db, open, stream, stream.seq).catch(complain)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Closes the pages of ended sessions, and sends the heartbeat to the others, every 24 seconds. */
function watchSessions(db: Db, clock: Clock, open: OpenStreams, complain: Complain): () => void {
  let looks = 0
  async function look(): Promise<void> {
    const sessionIds = [...new Set(open.all.map(({ sessionId }) => sessionId))]
    const living = await queries.livingSessions(db, sessionIds, clock.now())
    end(open.all.filter(({ sessionId }) => sessionIds.includes(sessionId) && !living.has(sessionId)))
    looks = (looks + 1) % looksInABeat
    if (looks !== 0) return
    for (const stream of open.all) open.send(stream, ':\n\n')
    const kept = open.all.map(({ id }) => id)
    await queries.extendStreams(db, kept, after(clock.now(), forgottenAfterSeconds))
  }
  const timer = setInterval(() => void look().catch(complain), lookMs)
  return () => clearInterval(timer)
}

/** The process stops: another one will take over the stream. */
function away(): never {
  throw new Refusal(503, 'unavailable', {}, { 'retry-after': '1' })
}

const retryMs = () => 500 + Math.floor(Math.random() * 2500)
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex')
