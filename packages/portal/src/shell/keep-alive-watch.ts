import { askBeforeMs, endOf, isBeatDue, isFixed, stageOf, type SessionClock } from './keep-alive.ts'

/** What a call tells: how long the session lives without another sign of life; undefined when it failed. */
type Told = Promise<{ idleSeconds: number } | undefined>

/** What the watch asks of the session. Failures are logged there and change nothing here (specification §7). */
export interface SessionCalls {
  show: () => Told
  keepAlive: () => Told
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
  let beatAt = now()
  let actedAt = 0
  let answeredEnd = 0
  let question: Question | undefined
  let isOver = false
  const listeners = new Set<() => void>()

  const show = (next: Question | undefined) => {
    if (next?.secondsLeft === question?.secondsLeft) return
    question = next
    for (const listener of listeners) listener()
  }

  const clockNow = (): SessionClock => ({ kind, sessionEndsAt: sessionEndsAt(), idleEndsAt })

  const learn = (next: number) => {
    idleEndsAt = next
    beatAt = now()
  }

  const ask = async (call: () => Told) => {
    beatAt = now()
    const told = await call()
    if (told === undefined) return
    learn(now() + told.idleSeconds * 1000)
    tabs.post({ kind: 'alive', idleEndsAt })
    look()
  }

  const look = () => {
    const clock = clockNow()
    const end = endOf(clock)
    const stage = stageOf(clock, now())
    if (stage === 'over' && !isOver) {
      isOver = true
      // The refusal of this call ends the session here, with its notice.
      void ask(calls.show)
    }
    if (stage === 'ask' && answeredEnd !== end) {
      const secondsLeft = Math.ceil((end - now()) / 1000)
      show({ secondsLeft, secondsTotal: askBeforeMs[clock.kind] / 1000, isFixed: isFixed(clock) })
      return
    }
    show(undefined)
    if (stage === 'quiet' && isBeatDue({ beatAt, actedAt }, now())) void ask(calls.keepAlive)
  }

  const stop = tabs.listen((news) => {
    if (news.kind === 'alive') learn(news.idleEndsAt)
    else answeredEnd = news.end
    look()
  })
  void ask(calls.show)

  return {
    look,
    stop,
    noteActivity: () => {
      actedAt = now()
    },
    question: () => question,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    accept: () => {
      answeredEnd = endOf(clockNow())
      show(undefined)
      void ask(calls.keepAlive)
    },
    cancel: () => {
      answeredEnd = endOf(clockNow())
      show(undefined)
      tabs.post({ kind: 'cancelled', end: answeredEnd })
    },
  }
}
