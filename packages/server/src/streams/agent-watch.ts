import { permissionByName } from '@portal/permissions'
import type { Db } from '#db/database.ts'
import type { Bus } from '#seams/bus.ts'
import type { Clock } from '#seams/clock.ts'
import type { LiveEvent } from './live-event.ts'
import type { OpenStreams, Stream } from './open-streams.ts'
import { watching } from './agent-watch.queries.ts'

/** Changes within this time are merged into one event: in a large centre states change all the time. */
const gatherMs = 250
const changed: LiveEvent = { type: 'onlineAgents.changed', id: null }
const everybodyId = permissionByName('REPORTES_TODOS')?.id ?? 0

type Around = { db: Db; bus: Bus; clock: Clock; open: OpenStreams; complain: (error: unknown) => void }

/**
 * Notifies open pages of people who see an agent about changes of agents (ONL-1). The event is not stored: a page
 * that reconnects is told to reload.
 */
export function watchAgents({ db, bus, clock, open, complain }: Around): () => void {
  const agentIds = new Set<string>()
  const sessionIds = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function notifyPeople(): Promise<void> {
    timer = undefined
    const streams = open.all
    const what = { agentIds: [...agentIds], sessionIds: [...sessionIds] }
    agentIds.clear()
    sessionIds.clear()
    if (streams.length === 0) return
    const userIds = [...new Set(streams.map(({ userId }) => userId))]
    const watchers = await watching(db, { ...what, userIds, everybodyId, now: clock.now() })
    for (const stream of streams) if (watchers.has(stream.userId)) notifyAgents(open, stream)
  }
  const soon = (ids: Set<string>, id: string) => {
    ids.add(id)
    timer ??= setTimeout(() => void notifyPeople().catch(complain), gatherMs)
  }
  const stops = [
    bus.subscribe('presence.changed', ({ userId }) => soon(agentIds, userId)),
    bus.subscribe('session.ended', ({ sessionId }) => soon(sessionIds, sessionId)),
    bus.subscribe('bus.gap', () => {
      for (const stream of open.all) notifyAgents(open, stream)
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** Makes a page reload the agents, if it shows them. */
export function notifyAgents(open: OpenStreams, stream: Stream): void {
  open.sendEvent(stream, stream.seq, changed)
}
