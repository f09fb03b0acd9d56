import { expect, it } from 'vitest'
import { chatLines, messagesSince, type ChatMessage } from './chat-lines.ts'

const messageOf = (id: string, at: string, authorId?: string): ChatMessage => ({ id, text: id, at, authorId })
const talk = [
  messageOf('1', '2026-11-20T22:50:00Z', 'ana'),
  messageOf('2', '2026-11-20T23:10:00Z', 'ana'),
  messageOf('3', '2026-11-20T23:12:00Z', 'ana'),
  messageOf('4', '2026-11-20T23:13:00Z', 'me'),
  messageOf('5', '2026-11-20T23:14:00Z'),
]

it('sets the days apart where the reader is, and marks where the new ones begin', () => {
  const marks = (timeZone: string) =>
    chatLines(talk, { timeZone, firstUnread: '3' }).map(({ day, isFirstUnread, message }) =>
      [day, isFirstUnread ? 'new' : undefined, message.id].filter((mark) => mark !== undefined).join(' '),
    )
  expect(marks('UTC')).toEqual(['2026-11-20 1', '2', 'new 3', '4', '5'])
  expect(marks('Europe/Madrid')).toEqual(['2026-11-20 1', '2026-11-21 2', 'new 3', '4', '5'])
})

it('keeps what one person says within minutes together', () => {
  const runs = chatLines(talk, { timeZone: 'UTC', firstUnread: undefined }).map(
    ({ message, isFirstOfRun, isLastOfRun }) => [message.id, isFirstOfRun, isLastOfRun],
  )
  expect(runs).toEqual([
    ['1', true, true],
    ['2', true, false],
    ['3', false, true],
    ['4', true, true],
    ['5', true, true],
  ])
})

it('counts what others said since, not what the reader or the system did', () => {
  expect(messagesSince(talk, '1', 'me').map(({ id }) => id)).toEqual(['2', '3'])
  expect(messagesSince(talk, '3', 'me')).toEqual([])
})
