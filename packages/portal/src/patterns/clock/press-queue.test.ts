import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPress, keptPresses } from './kept-presses.ts'
import { inTurn, sendKept } from './press-queue.ts'

const failure = (kind: string, fields = {}) =>
  Object.assign(new Error(kind), { '@portal/sdk/error': true, kind, fields })
const standing = (value: string) => failure('conflict', { kind: [{ code: 'invalid', value }] })
const at = (time: string) => new Date(`2026-03-05T${time}:00Z`)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Sends what Ana pressed; each answer is one of the server, in order. */
async function sendAll(answers: readonly (Error | undefined)[], { isOwn = true } = {}) {
  const rest = [...answers]
  const told: string[] = []
  const sent: string[] = []
  await sendKept({
    userId: 'ana',
    isOwn: () => isOwn,
    send({ input }) {
      sent.push(input.kind)
      const answer = rest.shift()
      return answer === undefined ? Promise.resolve() : Promise.reject(answer)
    },
    onSent: ({ input }) => told.push(`sent ${input.kind}`),
    onRefused: ({ input }) => told.push(`refused ${input.kind}`),
  })
  return { sent, told, kept: keptPresses('ana').map(({ input }) => input.kind) }
}

test('what was kept is sent in order, with the time of the press', async () => {
  keepPress('ana', { kind: 'in' }, at('08:00'))
  keepPress('ana', { kind: 'out' }, at('09:00'))
  expect(keptPresses('ana').map(({ input }) => input)).toEqual([
    { kind: 'in', at: '2026-03-05T08:00:00.000Z', isOffline: true },
    { kind: 'out', at: '2026-03-05T09:00:00.000Z', isOffline: true },
  ])
  expect(await sendAll([undefined, undefined])).toEqual({
    sent: ['in', 'out'],
    told: ['sent in', 'sent out'],
    kept: [],
  })
})

test.each(['connection', 'timeout', 'server', 'rate-limit', 'authentication'])(
  'after a failure of the kind %s the press and those behind it stay',
  async (kind) => {
    keepPress('ana', { kind: 'in' }, at('08:00'))
    keepPress('ana', { kind: 'out' }, at('09:00'))
    expect(await sendAll([failure(kind)])).toEqual({ sent: ['in'], told: [], kept: ['in', 'out'] })
  },
)

test('a refused press is told and dropped, and does not hold up those behind it', async () => {
  keepPress('ana', { kind: 'break_end' }, at('08:00'))
  keepPress('ana', { kind: 'in' }, at('09:00'))
  expect(await sendAll([standing('out'), undefined])).toEqual({
    sent: ['break_end', 'in'],
    told: ['refused break_end', 'sent in'],
    kept: [],
  })
})

test('a press whose answer was lost is dropped in silence: the server stands where it leads', async () => {
  keepPress('ana', { kind: 'in' }, at('08:00'))
  expect(await sendAll([standing('work')])).toEqual({ sent: ['in'], told: [], kept: [] })
})

test('nothing is sent in the session of somebody else, and nobody sees what another person pressed', async () => {
  keepPress('ana', { kind: 'in' }, at('08:00'))
  expect(await sendAll([], { isOwn: false })).toEqual({ sent: [], told: [], kept: ['in'] })
  expect(keptPresses('luis')).toEqual([])
})

test('what is full keeps no more, and forgets nothing', () => {
  for (let count = 0; count < 20; count += 1) expect(keepPress('ana', { kind: 'in' }, at('08:00'))).toBe(true)
  expect(keepPress('ana', { kind: 'out' }, at('09:00'))).toBe(false)
  expect(keptPresses('ana')).toHaveLength(20)
})

test('a press waits for the one before it', async () => {
  const order: string[] = []
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const first = inTurn('ana', async () => {
    await begun
    order.push('first')
  })
  const second = inTurn('ana', () => Promise.resolve(order.push('second')))
  begin()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})
