import { vi } from 'vitest'
import type { CallOptions, ClockPress } from '@portal/sdk'
import { queuePress, queuedPresses, leavePress } from '#patterns/clock/queued-presses.ts'
import type { Pressed } from '#patterns/clock/queued-press.ts'

export const failure = (kind: string, fields = {}) =>
  Object.assign(new Error(kind), { '@portal/sdk/error': true, kind, fields })
export const conflictAt = (value: string) => failure('conflict', { kind: [{ code: 'invalid', value }] })
export const takenBefore = failure('validation', { 'Idempotency-Key': [{ code: 'invalid' }] })
/** A time of the one day. */
export const at = (time: string) => new Date(`2026-03-05T${time}:00Z`)
/** Ana's stored entries. */
export const queued = () => queuedPresses('ana').map(({ input }) => input.kind)

/** An empty browser storage, which rejects writes once it `isFull`. */
export function emptyStorage() {
  const store = new Map<string, string>()
  const storage = {
    isFull: false,
    key: (nth: number) => [...store.keys()][nth] ?? null,
    get length() {
      return store.size
    },
    getItem: (key: string) => store.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new Error('QuotaExceededError')
      store.set(key, value)
    },
    removeItem: (key: string) => store.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  return storage
}

/** What Ana presses now. */
export function presses(kind: Pressed['kind'], time: string) {
  const press = queuePress('ana', { kind }, at(time))
  if (press === undefined) throw new Error('nothing was kept')
  return press
}

/** What she pressed without a network. */
export const pressed = (kind: Pressed['kind'], time: string) => leavePress('ana', presses(kind, time))

/** Another tab of this browser. */
export async function tab() {
  vi.resetModules()
  return {
    ...(await import('#patterns/clock/queued-presses.ts')),
    ...(await import('#patterns/clock/press-queue.ts')),
  }
}

/** A server with scripted answers, in order, and its received requests. */
export function serverOf(answers: readonly (Error | undefined)[], isOwn = true) {
  const rest = [...answers]
  const events: string[] = []
  const sent: ClockPress[] = []
  const keys: string[] = []
  /** Whether each was stored while unanswered. */
  const stood: boolean[] = []
  const sending = {
    userId: 'ana',
    isOwn: () => isOwn,
    send(input: ClockPress, options: CallOptions) {
      sent.push(input)
      keys.push(options.idempotencyKey ?? '')
      stood.push(queuedPresses('ana').some(({ id }) => id === options.idempotencyKey))
      const answer = rest.shift()
      return answer === undefined ? Promise.resolve('answer') : Promise.reject(answer)
    },
    onSent: ({ input }: { input: Pressed }) => void events.push(`sent ${input.kind}`),
    onTaken: () => void events.push('taken'),
    onRefused: ({ input }: { input: Pressed }) => void events.push(`refused ${input.kind}`),
    unsent: () => 'not sent',
  }
  return { sending, events, keys, sent, stood, kinds: () => sent.map(({ kind }) => kind) }
}
