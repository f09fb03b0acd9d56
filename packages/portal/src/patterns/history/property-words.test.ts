import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { placeOfWords, wordsOfFamily } from './words-of-family.ts'

const phrases = path.join(import.meta.dirname, '../../phrases/es')
type Words = Record<string, Record<string, unknown>>

async function wordsAt(place: string): Promise<Record<string, unknown> | undefined> {
  const [area = '', part = ''] = place.split(':')
  const file = (await import(path.join(phrases, `${area}.ts`))) as Record<string, Words>
  return file[area]?.[part]
}

test('what the log has of a row is called as its screen calls it, for every family of a resource screen', async () => {
  const own = ['roles', 'incidents', 'workflows', 'monthSheets'].map((family) => [
    family,
    placeOfWords(family),
  ])
  for (const [family = '', place = ''] of [...Object.entries(wordsOfFamily), ...own]) {
    const words = await wordsAt(place)
    expect(words, family).toBeDefined()
    expect(
      Object.values(words ?? {}).filter((text) => typeof text === 'string').length,
      family,
    ).toBeGreaterThan(2)
  }
  const screens = globSync('**/*-screen.tsx', { cwd: path.join(import.meta.dirname, '../../areas') })
  const resources = screens
    .map((screen) => readFileSync(path.join(import.meta.dirname, '../../areas', screen), 'utf8'))
    .filter((text) => text.includes('resourceScreen('))
    .flatMap((text) => /phrases: '([^']+)'/.exec(text)?.[1] ?? [])
  expect(resources.length).toBeGreaterThan(5)
  const known = new Set(Object.values(wordsOfFamily))
  expect(
    resources.filter((place) => !known.has(place) && place !== placeOfWords(place.split(':')[0] ?? '')),
  ).toEqual([])
})
