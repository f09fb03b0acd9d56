import { askBeforeMs, endOf, isBeatDue, isFixed, stageOf, type SessionClock } from './keep-alive.ts'

/** The answer of a keep-alive: the remaining lifetime of the session; undefined on failure. */
type SessionAnswer = Promise<{ idleSeconds: number } | undefined>

/** The operations on the session. Failures are logged there and have no effect here (specification §7). */
export interface SessionCalls {
  show: () => SessionAnswer
  keepAlive: () => SessionAnswer
}

/** Messages between tabs of one session. */
export type TabNews =
  | { readonly kind: 'alive'; readonly idleEndsAt: number }
  | { readonly kind: 'cancelled'; readonly end: number }

/** The other tabs of this session. */
export interface OtherTabs {
  post: (news: TabNews) => void
  listen: (listener: (news: TabNews) => void) => () => void
}

/** The state of the dialog. */
export interface Question {
  readonly secondsLeft: number
  readonly secondsTotal: number
  /** Whether the session can no longer be extended. */
  readonly isFixed: boolean
}

/** Tolerance: two tabs that ask the server independently compute slightly different ends. */
const driftMs = 5_000
const askAgainMs = 10_000

/** The current state, with listeners. */
function questionOnPage() {
  let question: Question | undefined
  const listeners = new Set<() => void>()
  return {
    question: () => question,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    put: (next: Question | undefined) => {
      if (next?.secondsLeft === question?.secondsLeft) return
      question = next
      for (const listener of listeners) listener()
    },
  }
}

/** Tracks the lifetime of a session: reports activity, asks before the end, and ends it when the time is up. */
export function watchSession(
  kind: SessionClock['kind'],
  sessionEndsAt: () => number,
  calls: SessionCalls,
  tabs: OtherTabs,
  now: () => number = Date.now,
) {
  // Without other information a session lives until its absolute end.
  let idleEndsAt = sessionEndsAt()
  let beatAt = 0
  let actedAt = 0
  let answeredEnd = 0
  let askedAt = 0
  let isEndKnown = false
  const { put, ...shown } = questionOnPage()

  const clockNow = (): SessionClock => ({ kind, sessionEndsAt: sessionEndsAt(), idleEndsAt })

  const learn = (next: number) => {
    idleEndsAt = next
    isEndKnown = true
    look()
  }

  /** Requests of this tab without activity of the person; they extend nothing. */
  const show = async () => {
    askedAt = now()
    const session = await calls.show()
    if (session !== undefined) learn(now() + session.idleSeconds * 1000)
  }

  const keepAlive = async (): Promise<boolean> => {
    beatAt = now()
    const session = await calls.keepAlive()
    if (session === undefined) return false
    learn(now() + session.idleSeconds * 1000)
    tabs.post({ kind: 'alive', idleEndsAt })
    return true
  }

  const accept = async () => {
    const end = endOf(clockNow())
    answeredEnd = end
    put(undefined)
    // A lost call extended nothing: show the dialog again, if there is time.
    if (await keepAlive()) return
    if (answeredEnd === end) answeredEnd = 0
    look()
  }

  const look = () => {
    const clock = clockNow()
    const end = endOf(clock)
    const stage = stageOf(clock, now())
    // Without a known end the dialog would never appear. If the session is over, this call's refusal ends it here,
    // with a notice. Without a network it is retried.
    if ((stage === 'over' || !isEndKnown) && now() - askedAt >= askAgainMs) void show()
    if (stage === 'ask' && end - answeredEnd > driftMs) {
      const secondsLeft = Math.ceil((end - now()) / 1000)
      put({ secondsLeft, secondsTotal: askBeforeMs[clock.kind] / 1000, isFixed: isFixed(clock) })
      return
    }
    put(undefined)
    if (stage === 'quiet' && kind !== 'view' && isBeatDue({ beatAt, actedAt }, now())) void keepAlive()
  }

  const stop = tabs.listen((news) => {
    if (news.kind === 'alive') {
      beatAt = now()
      learn(news.idleEndsAt)
    } else {
      answeredEnd = news.end
      look()
    }
  })
  void show()

  return {
    look,
    stop,
    noteActivity: () => {
      actedAt = now()
    },
    ...shown,
    accept: () => void accept(),
    /** From here on only an answer extends it: other activity in its last minute does not. */
    cancel: () => {
      answeredEnd = endOf(clockNow())
      put(undefined)
      tabs.post({ kind: 'cancelled', end: answeredEnd })
    },
  }
}
