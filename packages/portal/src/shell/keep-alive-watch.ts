import { askBeforeMs, endOf, isBeatDue, isFixed, stageOf, type SessionClock } from './keep-alive.ts'

/** What a call tells: how long the session lives without another sign of life; undefined when it failed. */
type SessionAnswer = Promise<{ idleSeconds: number } | undefined>

/** What the watch asks of the session. Failures are logged there and change nothing here (specification §7). */
export interface SessionCalls {
  show: () => SessionAnswer
  keepAlive: () => SessionAnswer
}

/** What the tabs of one session tell each other. */
export type TabNews =
  | { readonly kind: 'alive'; readonly idleEndsAt: number }
  | { readonly kind: 'cancelled'; readonly end: number }

/** The other tabs of this session. */
export interface OtherTabs {
  post: (news: TabNews) => void
  listen: (listener: (news: TabNews) => void) => () => void
}

/** The question on the page. */
export interface Question {
  readonly secondsLeft: number
  readonly secondsTotal: number
  /** Whether no answer can move the end any further. */
  readonly isFixed: boolean
}

/** Two tabs that ask the server by themselves learn of the same end at moments that differ by less. */
const driftMs = 5_000
const askAgainMs = 10_000

/** The question as it stands, and who wants to know when it changes. */
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

/** Keeps the clock of a session: tells that somebody works, asks before the end, and ends what has run out. */
export function watchSession(
  kind: SessionClock['kind'],
  sessionEndsAt: () => number,
  calls: SessionCalls,
  tabs: OtherTabs,
  now: () => number = Date.now,
) {
  // Until the server says otherwise, a session lives to its absolute end.
  let idleEndsAt = sessionEndsAt()
  let beatAt = 0
  let actedAt = 0
  let answeredEnd = 0
  let askedAt = 0
  let isTold = false
  const { put, ...shown } = questionOnPage()

  const clockNow = (): SessionClock => ({ kind, sessionEndsAt: sessionEndsAt(), idleEndsAt })

  const learn = (next: number) => {
    idleEndsAt = next
    isTold = true
    look()
  }

  /** What this tab asks for itself; it keeps nothing alive. */
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
    // What did not arrive moved nothing: the question stands again, as long as there is time.
    if (await keepAlive()) return
    if (answeredEnd === end) answeredEnd = 0
    look()
  }

  const look = () => {
    const clock = clockNow()
    const end = endOf(clock)
    const stage = stageOf(clock, now())
    // Who was never told when the session ends would never ask. When it is over, the refusal of this call ends it here,
    // with its notice. Without a network it is asked again.
    if ((stage === 'over' || !isTold) && now() - askedAt >= askAgainMs) void show()
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
    /** From here on nothing but an answer keeps it alive: what is done in its last minute does not. */
    cancel: () => {
      answeredEnd = endOf(clockNow())
      put(undefined)
      tabs.post({ kind: 'cancelled', end: answeredEnd })
    },
  }
}
