import { describe, expect, test } from 'vitest'
import { wallTime } from '#patterns/export/export-columns.ts'
import { writeRows } from '#patterns/export/write-rows.ts'
import { templateFile } from '#patterns/import/import-files.ts'
import type { CellReading } from '#patterns/import/import-fields.ts'
import { importRowsOf, matchColumns } from '#patterns/import/match-columns.ts'
import { readFile } from '#patterns/import/read-file.ts'
import { incidents as de } from '#phrases/de/incidents.ts'
import { incidents as en } from '#phrases/en/incidents.ts'
import { incidents as es } from '#phrases/es/incidents.ts'
import { incidents as fr } from '#phrases/fr/incidents.ts'
import { languages, type Language } from '#phrases/phrases.ts'
import { incidents as pt } from '#phrases/pt/incidents.ts'
import { incidentsImport } from './incidents-import.ts'

type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>
const lists: Record<Language, Words> = { es: es.list, en: en.list, de: de.list, fr: fr.list, pt: pt.list }
const timeZone = 'Europe/Madrid'

function readingIn(language: Language): CellReading {
  const translate = (path: string): string => {
    const [group = '', word] = path.split('.')
    const found = lists[language][group]
    const text = typeof found === 'object' && word !== undefined ? found[word] : found
    return typeof text === 'string' ? text : path
  }
  return { translate, language, timeZone, yes: 'Sí', no: 'No' }
}

/** An incident as the list shows it in Madrid. */
const shown = (translate: CellReading['translate']) => ({
  ...{ title: '=Sin línea', severity: translate('severities.critical'), state: translate('states.open') },
  ...{ category: translate('categories.telephony'), assignee: '', affected: '2' },
  ...{ startsAt: '2026-07-05 09:30:05', endsAt: '—', reporter: 'Ana Núñez' },
})

describe.each(languages)('a file in the words of %s', (language) => {
  const reading = readingIn(language)
  const { translate } = reading

  test.each(['csv', 'xlsx'] as const)('is read as the list is exported: %s', async (format) => {
    const columns = Object.entries(shown(translate)).map(([id, text]) => ({
      ...{ header: translate(id), text: () => text },
      ...(id === 'startsAt' ? { sheet: { kind: 'dateTime' as const, value: () => wallTime(text) } } : {}),
    }))
    const blob = await writeRows({ title: 'x', format, language, columns, rows: [0] })
    const file = await readFile(new File([blob], 'x'))
    if (typeof file === 'string') throw new Error(file)
    const matches = matchColumns(incidentsImport, file, reading)
    expect(importRowsOf(incidentsImport, file.rows, matches, reading).map(({ values }) => values)).toEqual([
      {
        ...{ title: '=Sin línea', category: 'telephony', severity: 'critical', reporter: 'Ana Núñez' },
        ...{ startsAt: '2026-07-05T07:30:05.000Z', endsAt: null, assignee: null },
      },
    ])
  })

  test('has a template whose columns are all found again', async () => {
    const template = await templateFile('x', 'csv', incidentsImport, reading)
    expect(await readFile(new File([template], 'x'))).toBe('noRows')
    const header = incidentsImport.fields.map(({ name }) => translate(name))
    const matches = matchColumns(incidentsImport, { format: 'csv', header, rows: [] }, reading)
    expect(Object.values(matches)).toEqual(header.map((_, at) => at))
  })
})

test('a day and time are those of the reader’s clock, however they are written', () => {
  const read = (value: string | Date) =>
    incidentsImport.fields.find(({ name }) => name === 'startsAt')?.read(value, readingIn('es'))
  for (const written of ['05/03/2026 9:30', '2026-03-05T09:30', '2026-03-05 09:30:00', '5.3.2026 09:30'])
    expect(read(written)).toBe('2026-03-05T08:30:00.000Z')
  expect(read(new Date('2026-03-05T09:30:00Z'))).toBe('2026-03-05T08:30:00.000Z')
  expect(read('2026-03-05')).toBe('2026-03-04T23:00:00.000Z')
  expect(read('2026-03-05T09:30:00+05:00')).toBe('2026-03-05T09:30:00+05:00')
  expect(['ayer', '2026-03-05 25:00', '—'].map(read)).toEqual(['ayer', '2026-03-05 25:00', null])
})
