import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { noticesOf } from './specs/notices.ts'
import { readSpecs } from './specs/read.ts'

type Words = Record<string, Record<string, Record<string, object>>>
const words = { portal: 'packages/portal/src/phrases/*/notices', letters: 'packages/server/src/mail/words/*' }
/** Every email greets its reader. */
const ofEveryLetter = ['name', 'username']

const valuesIn = (text: object) =>
  [...JSON.stringify(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

describe.each(Object.entries(words))('the words of notices: %s', (_, folder) => {
  test('are filled with the values that their kind has, and no others', async () => {
    const kinds = noticesOf(readSpecs().files.values())
    const odd: string[] = []
    for (const file of globSync(`${folder}/*.ts`)) {
      for (const [family, acts] of Object.entries(
        (await import(pathToFileURL(path.resolve(file)).href)) as Words,
      ))
        for (const [act, text] of Object.entries(acts)) {
          const known = kinds.get(`${family}.${act}`)?.values ?? []
          const unknown = valuesIn(text).filter((one) => !known.includes(one) && !ofEveryLetter.includes(one))
          odd.push(...unknown.map((one) => `${file}: ${family}.${act} {{${one}}}`))
        }
    }
    expect(odd).toEqual([])
  })
})

const file = (name: string, notices: object) => ({ file: `tickets/${name}.yaml`, notices }) as never

test('a kind is declared once, by a name of family and act, with its values', () => {
  expect([...noticesOf([file('tags', { 'tags.retired': { values: ['name'] } })]).keys()]).toEqual([
    'tags.retired',
  ])
  const refused =
    (...files: never[]) =>
    () =>
      noticesOf(files)
  expect(refused(file('tags', { retired: { values: [] } }))).toThrow('must be named family.act')
  expect(refused(file('tags', { 'tags.retired': {} }))).toThrow('must say its values')
  expect(refused(file('tags', { 'tags.retired': { post: true, values: [] } }))).toThrow('says post')
  const same = { 'tags.retired': { values: [] } }
  expect(refused(file('tags', same), file('fields', same))).toThrow('is in another file, too')
})
