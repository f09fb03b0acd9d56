import { expect, test } from 'vitest'
import { hasSameLines } from './registries.ts'

const list = (...names: string[]) =>
  `// A list.\n${names.map((name) => `export { ${name} } from '#${name}.ts'\n`).join('')}`

test('a list merged from two branches is fresh in any order of its lines', () => {
  expect(hasSameLines(list('tasks', 'automations'), list('automations', 'tasks'))).toBe(true)
})

test('a list is stale that lacks a line, has one too many, or one twice', () => {
  const whole = list('automations', 'tasks')
  for (const other of [
    list('tasks'),
    list('automations', 'macros', 'tasks'),
    list('tasks', 'automations', 'tasks'),
  ])
    expect(hasSameLines(other, whole)).toBe(false)
})
