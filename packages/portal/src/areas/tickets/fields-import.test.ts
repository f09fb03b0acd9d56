import { describe, expect, test } from 'vitest'
import { writeRows } from '#patterns/export/write-rows.ts'
import { templateFile } from '#patterns/import/import-files.ts'
import type { CellReading } from '#patterns/import/import-fields.ts'
import { importRowsOf, matchColumns } from '#patterns/import/match-columns.ts'
import { readFile } from '#patterns/import/read-file.ts'
import type { ImportFile } from '#patterns/import/import-file.ts'
import { tickets as de } from '#phrases/de/tickets.ts'
import { tickets as en } from '#phrases/en/tickets.ts'
import { tickets as es } from '#phrases/es/tickets.ts'
import { tickets as fr } from '#phrases/fr/tickets.ts'
import { languages, type Language } from '#phrases/phrases.ts'
import { tickets as pt } from '#phrases/pt/tickets.ts'
import { fieldsImport } from './fields-import.ts'

type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>
const tickets: Record<Language, { fields: Words }> = { es, en, de, fr, pt }
const yesNo = {
  es: ['Sí', 'No'],
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
  fr: ['Oui', 'Non'],
  pt: ['Sim', 'Não'],
}

function readingIn(language: Language): CellReading {
  const words = tickets[language].fields
  const translate = (path: string): string => {
    const [group = '', word] = path.split('.')
    const found = words[group]
    const text = typeof found === 'object' && word !== undefined ? found[word] : found
    return typeof text === 'string' ? text : path
  }
  const [yes = '', no = ''] = yesNo[language]
  return { translate, language, timeZone: null, yes, no }
}

async function read(blob: Blob, name: string): Promise<ImportFile> {
  const file = await readFile(new File([blob], name))
  if (typeof file === 'string') throw new Error(file)
  return file
}

describe.each(languages)('a file in the words of %s', (language) => {
  const reading = readingIn(language)
  const { translate, yes, no } = reading
  const row = {
    label: '=1+1',
    key: 'motivo',
    type: translate('types.list'),
    required: yes,
    minimum: '',
    maximum: language === 'en' ? '1,234.5' : '1.234,5',
    options: 'Sí | No',
    personalData: 'identifying',
    active: no,
    position: '7',
  }

  test.each(['csv', 'xlsx'] as const)('is read as the service takes it: %s', async (format) => {
    const columns = fieldsImport.fields.map(({ name }) => ({
      header: translate(name),
      text: (cells: typeof row) => new Map(Object.entries(cells)).get(name) ?? '',
    }))
    const blob = await writeRows({ title: 'x', format, language, columns, rows: [row] })
    const file = await read(blob, `x.${format}`)
    const matches = matchColumns(fieldsImport, file, reading)
    expect(importRowsOf(fieldsImport, file.rows, matches, reading)).toEqual([
      {
        number: 2,
        values: {
          label: '=1+1',
          key: 'motivo',
          type: 'list',
          required: true,
          minimum: null,
          maximum: 1234.5,
          options: ['Sí', 'No'],
          personalData: 'identifying',
          active: false,
          position: 7,
        },
      },
    ])
  })

  test.each(['csv', 'xlsx'] as const)(
    'has a template whose columns are all found again: %s',
    async (format) => {
      const template = await templateFile('x', format, fieldsImport, reading)
      expect(await readFile(new File([template], 'x'))).toBe('noRows')
      const names = fieldsImport.fields.map(({ name }) => translate(name))
      const file = { format, header: names, rows: [] }
      expect(Object.keys(matchColumns(fieldsImport, file, reading))).toHaveLength(names.length)
    },
  )
})
