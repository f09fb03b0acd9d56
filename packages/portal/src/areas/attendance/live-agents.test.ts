import type { OnlineAgent } from '@portal/sdk'
import { expect, test } from 'vitest'
import { nextLive, shortName } from './live-agents.ts'

const agent = (id: string, more: Partial<OnlineAgent> = {}): OnlineAgent => ({
  id,
  displayName: `Agente ${id}`,
  code: id,
  state: 'available',
  breakType: null,
  since: '2026-03-05T10:00:00.000Z',
  limitSeconds: null,
  skill: null,
  campaign: null,
  coordinator: null,
  workCenter: 'Madrid',
  device: 'computer',
  mode: 'on_site',
  adherence: {
    state: 'in',
    impact: null,
    since: '2026-03-05T09:00:00.000Z',
    outSeconds: 0,
    planned: 'work',
    doing: 'work',
  },
  ...more,
})
const asOf = '2026-03-05T10:00:00.000Z'
const nowMs = Date.parse(asOf)

test('ONL-10.2 of two thousand agents only the one who changed is another object', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => String(index))
  const first = nextLive(
    undefined,
    ids.map((id) => agent(id)),
    asOf,
    nowMs,
  )
  const second = nextLive(
    first,
    ids.map((id) => agent(id, id === '7' ? { state: 'break' } : {})),
    asOf,
    nowMs,
  )
  const changed = second.rows.filter((row, index) => row !== first.rows[index])
  expect(changed.map(({ id, state }) => [id, state])).toEqual([['7', 'break']])
})

test('the clock of the server counts, and the way of an answer does not move it', () => {
  const first = nextLive(undefined, [], asOf, nowMs + 60_000)
  expect(first.aheadMs).toBe(60_000)
  expect(nextLive(first, [], asOf, nowMs + 60_900).aheadMs).toBe(60_000)
  expect(nextLive(first, [], asOf, nowMs + 90_000).aheadMs).toBe(90_000)
})

test('ONL-9.2 a wall shows no surnames', () => {
  expect(shortName('Lucía Núñez Peña')).toBe('Lucía N.')
  expect(shortName('Lucía')).toBe('Lucía')
})
