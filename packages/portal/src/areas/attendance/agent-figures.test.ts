import { expect, test } from 'vitest'
import { agentFigures, secondsOver } from './agent-figures.ts'

test('who is offline is not at work, however long ago they left', () => {
  expect(
    agentFigures([
      { state: 'available', count: 12, over: 0 },
      { state: 'in_call', count: 20, over: 2 },
      { state: 'break', count: 3, over: 1 },
      { state: 'offline', count: 200, over: 9 },
    ]),
  ).toEqual({ online: 35, over: 3, calls: 20, breaks: 3 })
})

test('a state is over its limit by the clock of the server, and one without a limit never is', () => {
  const agent = { since: '2026-03-05T10:00:00Z', limitSeconds: 300 }
  expect(secondsOver(agent, '2026-03-05T10:05:00Z')).toBeUndefined()
  expect(secondsOver(agent, '2026-03-05T10:05:01Z')).toBe(301)
  expect(secondsOver({ ...agent, limitSeconds: null }, '2026-03-05T20:00:00Z')).toBeUndefined()
  expect(secondsOver({ ...agent, since: null }, '2026-03-05T20:00:00Z')).toBeUndefined()
})
