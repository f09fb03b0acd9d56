import { expect, it } from 'vitest'
import { arrivals, shortCount, shownNotices, type Notice } from './notice.ts'

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'loads',
  title: id,
  at: `2026-11-21T0${id}:00:00Z`,
  isRead: false,
  ...more,
})
const all = [notice('1'), notice('2', { isRead: true }), notice('3', { kind: 'vacations' })]

it('shows the newest first, and only what the filter asks for', () => {
  expect(shownNotices(all, { id: 'all' }).map(({ id }) => id)).toEqual(['3', '2', '1'])
  expect(shownNotices(all, { id: 'unread' }).map(({ id }) => id)).toEqual(['3', '1'])
  expect(shownNotices(all, { id: 'kind', kind: 'vacations' }).map(({ id }) => id)).toEqual(['3'])
})

it('announces new notifications, not those read elsewhere', () => {
  expect(arrivals(all, [...all, notice('4'), notice('5', { isRead: true })]).map(({ id }) => id)).toEqual([
    '4',
  ])
  expect(arrivals(all, all)).toEqual([])
})

it('keeps a large count short', () => {
  expect([7, 99, 100].map(shortCount)).toEqual(['7', '99', '99+'])
})
