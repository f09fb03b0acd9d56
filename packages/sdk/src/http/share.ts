import type { Answer } from './call.ts'
import { limited, type Perform, type Performing } from './perform.ts'
import { unlessAborted } from './wait.ts'

/** Dependencies of the sharing. */
export interface SharingRules extends Pick<Performing, 'clock' | 'deadline'> {
  /** Whether GETs share answers by default. */
  readonly dedupe?: boolean | undefined
  /** The generation of the session: requests with other credentials are never shared. */
  readonly generation: () => number
}

interface Shared {
  readonly answer: Promise<Answer<unknown>>
  /** Aborts the request when no caller is left. */
  readonly leave: () => void
  readers: number
}

/**
 * Lets identical concurrent GETs of one session generation share one request and its result, the same object. Each
 * caller has its own signal and deadline; the request is aborted when the last of them has left.
 */
export function sharing(perform: Perform, rules: SharingRules): Perform {
  const running = new Map<string, Shared>()
  return (ask) => {
    // Signal and deadline are per caller; everything else is part of the key.
    const options = { ...ask.options, signal: undefined, deadline: undefined }
    if (!(options.dedupe ?? rules.dedupe) || ask.verb !== 'get' || ask.carries) return perform(ask)
    const key = JSON.stringify([rules.generation(), ask.path, ask.id, ask.query, options])
    return limited(ask, rules, async (own, _deadlineAt, release) => {
      if (own?.aborted) release()
      own?.throwIfAborted()
      const shared =
        running.get(key) ??
        begun(running, key, (signal) => perform({ ...ask, options: { ...options, deadline: 0, signal } }))
      shared.readers++
      try {
        return await unlessAborted(shared.answer, own)
      } finally {
        release()
        if (--shared.readers === 0) shared.leave()
      }
    })
  }
}

function begun(
  running: Map<string, Shared>,
  key: string,
  ask: (signal: AbortSignal) => Promise<Answer<unknown>>,
): Shared {
  const controller = new AbortController()
  const answer = ask(controller.signal)
  const end = () => {
    if (running.get(key) === shared) running.delete(key)
  }
  const leave = () => {
    end()
    controller.abort()
  }
  const shared = { answer, leave, readers: 0 }
  running.set(key, shared)
  answer.then(end, end)
  return shared
}
