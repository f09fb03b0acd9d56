import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallOptions, type ClockPress, messageOf } from '@portal/sdk'
import { dropPress, isWaiting, queuedPresses } from './queued-presses.ts'
import { inTurn, sendFresh, sendQueued, sendDirectly } from './press-queue.ts'
import {
  emptyStorage,
  failure,
  queued,
  pressed,
  presses,
  serverOf,
  conflictAt,
  tab,
  takenBefore,
} from './testing/presses.ts'

let storage = emptyStorage()
beforeEach(() => {
  storage = emptyStorage()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('queued presses are sent in order, with their time', async () => {
  pressed('in', '08:00')
  pressed('out', '09:00')
  const { sending, sent, events } = serverOf([undefined, undefined])
  await sendQueued(sending)
  expect(sent).toEqual([
    { kind: 'in', at: '2026-03-05T08:00:00.000Z', isOffline: true },
    { kind: 'out', at: '2026-03-05T09:00:00.000Z', isOffline: true },
  ])
  expect(events).toEqual(['sent in', 'sent out'])
  expect(queued()).toEqual([])
})

test.each(['connection', 'timeout', 'server', 'rate-limit', 'authentication'])(
  'after a failure of the kind %s the press and those behind it stay',
  async (kind) => {
    pressed('in', '08:00')
    pressed('out', '09:00')
    const { sending, kinds, events } = serverOf([failure(kind)])
    await sendQueued(sending)
    expect([kinds(), events, queued()]).toEqual([['in'], [], ['in', 'out']])
  },
)

test('a refused press is reported and dropped, and does not block later ones', async () => {
  pressed('break_end', '08:00')
  pressed('in', '09:00')
  const { sending, events } = serverOf([conflictAt('out'), undefined])
  await sendQueued(sending)
  expect([events, queued()]).toEqual([['refused break_end', 'sent in'], []])
})

test.each([
  ['the server stands where it leads', conflictAt('work')],
  ['its key was used for it', takenBefore],
])('a press whose answer was lost is dropped, and what is shown is read again: %s', async (_, answer) => {
  pressed('in', '08:00')
  const { sending, events } = serverOf([answer])
  await sendQueued(sending)
  expect([events, queued()]).toEqual([['taken'], []])
})

test('nothing is sent in the session of somebody else, and nobody sees what another person pressed', async () => {
  pressed('in', '08:00')
  const { sending, sent } = serverOf([], false)
  await sendQueued(sending)
  expect([sent, queued(), queuedPresses('luis')]).toEqual([[], ['in'], []])
})

test('a press is written down before it is sent, as one of now, and nobody sees it wait', async () => {
  const { sending, sent, events, stood } = serverOf([undefined])
  const press = presses('in', '08:00')
  expect(queuedPresses('ana').filter(isWaiting)).toEqual([])
  expect(await sendFresh(sending, press)).toBe('answer')
  expect(stood).toEqual([true])
  expect([sent, events, queued()]).toEqual([[{ kind: 'in' }], [], []])
})

test('a press that finds no network waits, and is sent with its time and the same key', async () => {
  const { sending, sent, keys } = serverOf([failure('connection'), undefined])
  expect(await sendFresh(sending, presses('in', '08:00'))).toBe('kept')
  expect(queuedPresses('ana').filter(isWaiting)).toHaveLength(1)
  await sendQueued(sending)
  expect(sent).toEqual([{ kind: 'in' }, { kind: 'in', at: '2026-03-05T08:00:00.000Z', isOffline: true }])
  expect(new Set(keys).size).toBe(1)
})

test('a press whose tab was closed before the server answered is sent by the next one, with its time and the same key', async () => {
  const { id } = presses('in', '08:00')
  const { sending, sent, keys, events } = serverOf([undefined])
  await sendQueued(sending)
  expect(sent).toEqual([])
  const nextTab = await tab()
  await nextTab.sendQueued(sending)
  expect(sent).toEqual([{ kind: 'in', at: '2026-03-05T08:00:00.000Z', isOffline: true }])
  expect([keys, events, queued()]).toEqual([[id], ['sent in'], []])
})

test('a refused press is thrown to who pressed, and dropped', async () => {
  const { sending, events } = serverOf([conflictAt('work')])
  await expect(sendFresh(sending, presses('in', '08:00'))).rejects.toMatchObject({ kind: 'conflict' })
  expect([events, queued()]).toEqual([[], []])
})

test('a press whose turn comes in the session of somebody else waits for that of who pressed', async () => {
  const { sending, sent } = serverOf([], false)
  expect(await sendFresh(sending, presses('in', '08:00'))).toBe('kept')
  expect([sent, queued()]).toEqual([[], ['in']])
})

test('no press overtakes one that has to wait', async () => {
  pressed('in', '08:00')
  const { sending, kinds } = serverOf([failure('connection')])
  expect(await sendFresh(sending, presses('out', '09:00'))).toBe('kept')
  expect([kinds(), queued()]).toEqual([['in'], ['in', 'out']])
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

test('a turn that never ends holds up nobody, and neither doubles nor overtakes the press in it', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('TimeoutError')) } })
  presses('in', '08:00')
  const { sending, sent } = serverOf([])
  expect(await inTurn('ana', () => sendFresh(sending, presses('out', '09:00')))).toBe('kept')
  expect([sent, queued()]).toEqual([[], ['in', 'out']])
})

test('a press that another tab has sent meanwhile is taken', async () => {
  const { sending } = serverOf([takenBefore])
  expect(await sendFresh(sending, presses('in', '08:00'))).toBe('taken')
})

test('a press missing from the storage is sent with its key: the server knows whether it has it', async () => {
  const { sending, sent, keys } = serverOf([undefined, takenBefore])
  const lost = presses('in', '08:00')
  localStorage.removeItem(`portal.clock.ana.${lost.id}`)
  expect(await sendFresh(sending, lost)).toBe('answer')
  const dropped = presses('out', '09:00')
  dropPress('ana', dropped.id)
  expect(await sendFresh(sending, dropped)).toBe('taken')
  expect([sent, keys]).toEqual([
    [{ kind: 'in' }, { kind: 'out' }],
    [lost.id, dropped.id],
  ])
})

test('a press missing from the storage that cannot be sent is queued again, or reported as not sent', async () => {
  const lost = presses('in', '08:00')
  dropPress('ana', lost.id)
  expect(await sendFresh(serverOf([failure('connection')]).sending, lost)).toBe('kept')
  expect(queued()).toEqual(['in'])
  dropPress('ana', lost.id)
  storage.isFull = true
  const { sending } = serverOf([failure('connection')])
  await expect(sendFresh(sending, lost)).rejects.toMatchObject({ kind: 'connection' })
})

test('a press that the browser does not keep is sent with a key, and the server says when it was', async () => {
  const { sending, sent, keys } = serverOf([undefined])
  expect(await sendDirectly(sending, { kind: 'in' })).toBe('answer')
  expect([sent, keys]).toEqual([[{ kind: 'in' }], [expect.stringMatching(/.{20}/)]])
})

test.each([
  ['others wait before it', true, ['in']],
  ['the session is that of somebody else', false, []],
])('a press that the browser does not keep is told as not sent where %s', async (_, isOwn, tried) => {
  pressed('in', '08:00')
  const { sending, kinds } = serverOf([failure('connection')], isOwn)
  const refused: unknown = await sendDirectly(sending, { kind: 'out' }).catch((thrown: unknown) => thrown)
  expect([messageOf(refused), kinds(), queued()]).toEqual(['not sent', tried, ['in']])
})

test('a send ends before its turn is passed over, however long it has to wait', async () => {
  const turn = vi.spyOn(AbortSignal, 'timeout')
  const given: CallOptions[] = []
  const { sending } = serverOf([])
  const send = (_: ClockPress, options: CallOptions) => Promise.resolve(given.push(options))
  pressed('in', '08:00')
  const press = presses('out', '09:00')
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, run: () => unknown) => run() } })
  await inTurn('ana', () => sendFresh({ ...sending, send }, press))
  await sendDirectly({ ...sending, send }, { kind: 'in' })
  const turnMs = turn.mock.calls[0]?.[0] ?? 0
  expect(given.map(({ maxRetries }) => maxRetries)).toEqual([0, 0, 0])
  expect(given.filter(({ deadline = Infinity }) => deadline < turnMs)).toHaveLength(3)
})
