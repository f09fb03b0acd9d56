import { describe, expect, test, vi } from 'vitest'
import { watchSession, type TabNews } from './keep-alive-watch.ts'

type SessionAnswer = Promise<{ idleSeconds: number } | undefined>

const minute = 60_000
const start = 1_800_000_000_000

/** A session under control of a test, with a clock that stands still. */
async function opened(kind: 'password' | 'token' = 'password', idleSeconds = 1800, isFirstLost = false) {
  let time = start
  const posted: TabNews[] = []
  let receive: (news: TabNews) => void = () => undefined
  const calls = {
    show: vi.fn((): SessionAnswer => Promise.resolve({ idleSeconds })),
    keepAlive: vi.fn((): SessionAnswer => Promise.resolve({ idleSeconds })),
  }
  if (isFirstLost) calls.show.mockResolvedValueOnce(undefined)
  const tabs = {
    post: (news: TabNews) => void posted.push(news),
    listen: (listener: (news: TabNews) => void) => {
      receive = listener
      return () => undefined
    },
  }
  const lifeMs = kind === 'password' ? 115 * minute : minute
  const watch = watchSession(
    kind,
    () => start + lifeMs,
    calls,
    tabs,
    () => time,
  )
  await Promise.resolve()
  const at = async (ms: number) => {
    time = start + ms
    watch.look()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { watch, calls, posted, at, receive: (news: TabNews) => receive(news) }
}

describe('the keep-alive question', () => {
  test('SHE-3.2 SHE-3.5 comes after 29 minutes without a sign of life and counts down', async () => {
    const { watch, at } = await opened()
    await at(29 * minute - 1000)
    expect(watch.question()).toBeUndefined()
    await at(29 * minute)
    expect(watch.question()).toEqual({ secondsLeft: 60, secondsTotal: 60, isFixed: false })
    await at(29 * minute + 12_000)
    expect(watch.question()?.secondsLeft).toBe(48)
  })

  test('comes, too, when the first answer of when the session ends was lost', async () => {
    const { watch, calls, at } = await opened('password', 1800, true)
    await at(5000)
    expect(calls.show).toHaveBeenCalledOnce()
    await at(10_000)
    expect(calls.show).toHaveBeenCalledTimes(2)
    await at(29 * minute + 10_000)
    expect(watch.question()).toEqual({ secondsLeft: 60, secondsTotal: 60, isFixed: false })
    expect(calls.show).toHaveBeenCalledTimes(2)
  })

  test('ACEPTAR calls the server and closes it', async () => {
    const { watch, calls, at } = await opened()
    await at(29 * minute)
    watch.accept()
    expect(calls.keepAlive).toHaveBeenCalledOnce()
    await at(29 * minute + 30_000)
    expect(watch.question()).toBeUndefined()
    await at(58 * minute)
    expect(watch.question()).toBeUndefined()
  })

  test('after a failed keep-alive the question is shown again, and the session ends in time', async () => {
    const { watch, calls, at } = await opened()
    calls.keepAlive.mockResolvedValueOnce(undefined)
    await at(29 * minute)
    watch.accept()
    expect(watch.question()).toBeUndefined()
    await at(29 * minute + 5000)
    expect(watch.question()?.secondsLeft).toBe(55)
    calls.show.mockClear()
    await at(30 * minute)
    expect(calls.show).toHaveBeenCalledOnce()
  })

  test('CANCELAR closes it, and the session ends by itself when its time is up', async () => {
    const { watch, calls, posted, at } = await opened()
    await at(29 * minute)
    watch.cancel()
    await at(29 * minute + 30_000)
    expect(watch.question()).toBeUndefined()
    expect(calls.keepAlive).not.toHaveBeenCalled()
    expect(posted.at(-1)).toEqual({ kind: 'cancelled', end: start + 30 * minute })
    calls.show.mockClear()
    await at(30 * minute)
    expect(calls.show).toHaveBeenCalledOnce()
  })

  test('after CANCELAR nothing that is done in the last minute keeps it alive, nor does a tab opened then', async () => {
    const { watch, calls, receive, at } = await opened()
    await at(29 * minute)
    receive({ kind: 'cancelled', end: start + 30 * minute - 800 })
    for (let seconds = 1; seconds < 60; seconds++) {
      watch.noteActivity()
      await at(29 * minute + seconds * 1000)
      expect(watch.question()).toBeUndefined()
    }
    expect(calls.keepAlive).not.toHaveBeenCalled()
  })

  test('a failed query of the end is repeated until the server answers', async () => {
    const { calls, at } = await opened()
    calls.show.mockResolvedValue(undefined)
    calls.show.mockClear()
    for (let seconds = 0; seconds <= 20; seconds++) await at(30 * minute + seconds * 1000)
    expect(calls.show).toHaveBeenCalledTimes(3)
  })

  test('SHE-3.4 an answer in one tab closes the question in the others', async () => {
    const { watch, receive, at } = await opened()
    await at(29 * minute)
    receive({ kind: 'alive', idleEndsAt: start + 59 * minute })
    expect(watch.question()).toBeUndefined()
  })

  test('does not disturb a session of a link before its last 20 seconds', async () => {
    const { watch, at } = await opened('token', 60)
    await at(39_000)
    expect(watch.question()).toBeUndefined()
    await at(41_000)
    expect(watch.question()).toMatchObject({ secondsLeft: 19, isFixed: true })
  })
})

test('somebody who works is kept alive without being asked', async () => {
  const { watch, calls, at } = await opened()
  for (let minutes = 1; minutes <= 60; minutes++) {
    watch.noteActivity()
    await at(minutes * minute)
    expect(watch.question()).toBeUndefined()
  }
  expect(calls.keepAlive.mock.calls.length).toBeGreaterThan(20)
})
