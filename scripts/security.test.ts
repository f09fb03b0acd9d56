import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'
import { testFiles, titlesIn } from './titles.ts'

const states = ['holds', 'partly', 'planned', 'does not apply yet']
const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', , state = ''] = line.split('|').map((cell) => cell.trim())
    return /^\d+$/.test(number) ? [{ number: Number(number), state }] : []
  })
const titles = testFiles
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .flatMap((file) => titlesIn(readFileSync(path.join(root, file), 'utf8')))
  .join('\n')
const shown = new Set([...titles.matchAll(/\bcheck (\d+)\b/g)].map(([, number]) => Number(number)))

test('a check is proved by the title of a test, not by a comment or an assertion', () => {
  const source =
    "// check 90\nit('check 91: holds', () => {})\nit.each([1])(\n  `check 92 of %s`, f)\nconst a = 'check 93'"
  expect(titlesIn(source)).toEqual(['check 91: holds', 'check 92 of %s'])
})

test('the table of security checks has each of the 72 once, in a state that there is', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 72 }, (_, index) => index + 1))
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
})

test('a check that holds is shown by a test that says its number', () => {
  const held = rows.filter(({ state }) => state === 'holds').map(({ number }) => number)
  expect(held.filter((number) => !shown.has(number))).toEqual([])
})

test('a check proved by a test is not reported as missing', () => {
  const missing = rows.filter(({ state }) => state === 'planned' || state === 'does not apply yet')
  expect(missing.filter(({ number }) => shown.has(number))).toEqual([])
})
