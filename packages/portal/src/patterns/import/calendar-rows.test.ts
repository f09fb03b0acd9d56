import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const fields = { DTSTART: 'date', SUMMARY: 'name', 'X-PORTAL-REGION': 'region' }
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const read = (text: string) => readFile(new File([text], 'festivos.ics'), fields)

test('a calendar is read as rows, a day each, by the line where its event begins', async () => {
  const text = calendar(
    ...event(
      'DTSTART;VALUE=DATE:20260106',
      'DTEND;VALUE=DATE:20260107',
      'SUMMARY;LANGUAGE=es:Epifanía\\, día de',
      '  Reyes',
      'X-PORTAL-REGION:ES-AN',
      'BEGIN:VALARM',
      'SUMMARY:No es del festivo',
      'END:VALARM',
    ),
    ...event('DTSTART:20260402', 'DTEND:20260404', 'SUMMARY:Semana Santa', 'LOCATION:"Sevilla: centro"'),
    ...event('DTSTART:20260501', 'SUMMARY:Anulado', 'STATUS:CANCELLED'),
  )
  const rows = [
    { number: 3, cells: ['2026-01-06', 'Epifanía, día de Reyes', 'ES-AN', ''] },
    { number: 13, cells: ['2026-04-02', 'Semana Santa', '', '"Sevilla: centro"'] },
    { number: 13, cells: ['2026-04-03', 'Semana Santa', '', '"Sevilla: centro"'] },
  ]
  const found = { format: 'csv', header: ['date', 'name', 'region', 'LOCATION'], rows }
  expect(await read(text)).toEqual(found)
  expect(await read(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toEqual(found)
})

const day = ['DTSTART:20260106', 'SUMMARY:Reyes']
test.each([
  ['a repetition', calendar(...event(...day, 'RRULE:FREQ=YEARLY')), 6, 'RRULE'],
  ['a time of the day', calendar(...event('DTSTART:20260106T090000Z', 'SUMMARY:Reyes')), 4, 'DTSTART'],
  ['a day that there is not', calendar(...event('DTSTART:20260230', 'SUMMARY:Reyes')), 4, 'DTSTART'],
  ['an event without a day', calendar(...event('SUMMARY:Reyes')), 3, 'DTSTART'],
  ['an event without a name', calendar(...event('DTSTART:20260106')), 3, 'SUMMARY'],
  ['an end before its beginning', calendar(...event(...day, 'DTEND:20260105')), 6, 'DTEND'],
  ['an end years later', calendar(...event(...day, 'DTEND:20960106')), 6, 'DTEND'],
  ['a line that is no property', calendar(...event('DTSTART:20260106', 'Reyes')), 5, 'Reyes'],
  ['an end of nothing', calendar('END:VEVENT'), 3, 'END:VEVENT'],
  ['a file that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260106\r\n', 2, 'BEGIN:VEVENT'],
])('%s is refused, naming line and property', async (_, text, line, property) => {
  expect(await read(text)).toEqual({ line, property })
})

test('a calendar without events has nothing to import, and is none where none is asked for', async () => {
  expect(await read(calendar())).toBe('noRows')
  expect(await readFile(new File([calendar(...event(...day))], 'x.ics'))).toMatchObject({
    header: ['BEGIN:VCALENDAR'],
  })
})
