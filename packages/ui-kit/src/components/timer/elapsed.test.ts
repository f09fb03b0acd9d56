import { expect, it } from 'vitest'
import { clockFace, elapsedSeconds, isoDuration, remainingSeconds, longDuration } from './elapsed.ts'

const startedAt = '2026-11-20T08:00:00Z'
const at = (iso: string) => Date.parse(iso)

it('counts the seconds of the workday without its pauses', () => {
  expect(elapsedSeconds({ startedAt }, at('2026-11-20T11:30:00.900Z'))).toBe(12_600)
  expect(elapsedSeconds({ startedAt, pausedSeconds: 600 }, at('2026-11-20T11:30:00Z'))).toBe(12_000)
})

it('stops while paused and when ended', () => {
  const pausedAt = '2026-11-20T10:00:00Z'
  expect(elapsedSeconds({ startedAt, pausedAt }, at('2026-11-20T11:30:00Z'))).toBe(7200)
  expect(elapsedSeconds({ startedAt, endedAt: '2026-11-20T16:00:00Z' }, at('2026-11-21T09:00:00Z'))).toBe(
    28_800,
  )
})

it('shows zero and nothing less when the clock of the device is behind', () => {
  expect(elapsedSeconds({ startedAt }, at('2026-11-20T07:59:00Z'))).toBe(0)
  expect(remainingSeconds('2026-11-20T08:00:00Z', at('2026-11-20T08:00:01Z'))).toBe(0)
})

it('counts a second that has begun as left, so that zero means the end', () => {
  expect(remainingSeconds(startedAt, at('2026-11-20T07:59:58.001Z'))).toBe(2)
  expect(remainingSeconds(startedAt, at('2026-11-20T08:00:00Z'))).toBe(0)
})

it('writes a time for the eye, for machines and for the ear', () => {
  expect([clockFace(25_509), isoDuration(25_509)]).toEqual(['07:05:09', 'PT7H5M9S'])
  expect(clockFace(100 * 3600)).toBe('100:00:00')
  expect(longDuration(25_509, 'en-US')).toBe('7 hours and 5 minutes')
  expect(longDuration(95, 'es-ES')).toBe('1 minuto y 35 segundos')
  expect(longDuration(120, 'de-DE')).toBe('2 Minuten')
  expect(longDuration(0, 'fr-FR')).toBe('0\u00a0seconde')
  expect(longDuration(3600, 'pt-PT')).toBe('1 hora')
})
