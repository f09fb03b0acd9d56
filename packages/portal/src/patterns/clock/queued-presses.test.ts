import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queuePress, queuedPresses, queueText, shownOf } from './queued-presses.ts'
import { sendFresh, sendQueued } from './press-queue.ts'
import { at, emptyStorage, failure, queued, pressed, presses, serverOf, tab } from './testing/presses.ts'

let storage = emptyStorage()
beforeEach(() => {
  storage = emptyStorage()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a full storage accepts no more, and loses nothing', () => {
  for (let count = 0; count < 20; count += 1) pressed('in', '08:00')
  expect(queuePress('ana', { kind: 'out' }, at('09:00'))).toBeUndefined()
  expect(queuedPresses('ana')).toHaveLength(20)
})

test('no tab overwrites a press just stored by another, and all stay in order', async () => {
  const other = await tab()
  presses('in', '08:00')
  const write = localStorage.setItem.bind(localStorage)
  const between = vi.spyOn(localStorage, 'setItem').mockImplementationOnce((key, value) => {
    // The other tab has read the list, and has not written yet.
    presses('break_start', '09:00')
    write(key, value)
  })
  other.queuePress('ana', { kind: 'break_end' }, at('09:10'))
  expect(between).toHaveBeenCalledTimes(2)
  // The device's clock was set back meanwhile.
  presses('out', '07:00')
  expect(queued()).toEqual(['in', 'break_start', 'break_end', 'out'])
})

test('a press that the browser cannot mark as left waits all the same, and holds up nothing', async () => {
  const press = presses('in', '08:00')
  storage.isFull = true
  const { sending, sent } = serverOf([failure('connection'), undefined])
  expect(await sendFresh(sending, press)).toBe('kept')
  expect(shownOf(queueText('ana'))).toMatchObject({ waiting: [{ id: press.id }], isSending: false })
  await sendQueued(sending)
  expect(sent).toEqual([{ kind: 'in' }, { kind: 'in', at: press.at, isOffline: true }])
  expect(queued()).toEqual([])
})

test('presses that the portal kept in one list are sent first, with the body of then', async () => {
  const early = { kind: 'in', mode: 'remote', at: '2026-03-05T08:00:00.000Z', isOffline: true }
  const late = { id: 'late', input: { kind: 'break_start' }, at: '2026-03-05T08:30:00.000Z', page: 'closed' }
  localStorage.setItem('portal.clock.ana', JSON.stringify([{ id: 'early', input: early }, late]))
  pressed('out', '08:10')
  const { sending, sent, keys } = serverOf([failure('connection')])
  await sendQueued(sending)
  expect(queued()).toEqual(['in', 'break_start', 'out'])
  await sendQueued(sending)
  expect(keys.slice(1, 3)).toEqual(['early', 'late'])
  // Servers compare bodies as text.
  expect(JSON.stringify(sent[1])).toBe(JSON.stringify(early))
  expect(sent[2]).toEqual({ kind: 'break_start', at: late.at, isOffline: true })
  expect([queued(), localStorage.length]).toEqual([[], 0])
})

test('while a press of the page is on its way, every clock of the page shows it, and that of no other', async () => {
  const { sending } = serverOf([])
  const press = presses('in', '08:00')
  const other = await tab()
  expect(shownOf(queueText('ana')).isSending).toBe(true)
  expect(other.shownOf(queueText('ana')).isSending).toBe(false)
  await sendFresh(sending, press)
  expect(shownOf(queueText('ana')).isSending).toBe(false)
})
