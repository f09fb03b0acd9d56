/**
 * The format of a commit's subject: its area, then an imperative, in English: `time-off: count what waits in one
 * inbox`.
 */
import { globSync } from 'node:fs'
import path from 'node:path'
import { spanishWordIn } from '../check-spanish.ts'
import { root } from '../run.ts'

const longest = 72

/** Areas without a folder. */
const beside = [
  'tests',
  'docs',
  'ci',
  'gates',
  'lint',
  'types',
  'arrows',
  'repo',
  'storybook',
  'dependencies',
]

/** The areas a subject may begin with: the folders of the workspace, its packages, and their parts. */
export function areas(): ReadonlySet<string> {
  const folders = globSync(
    ['*/', 'packages/*/', 'packages/*/src/*/', 'packages/*/src/areas/*/', 'scripts/*/', 'docs/*/', 'e2e/*/'],
    { cwd: root, exclude: (name) => name === 'node_modules' },
  )
  return new Set([...folders.map((folder) => path.basename(folder)), ...beside])
}

/** An imperative begins with its verb, so with none of these. */
const noVerb =
  /^(an?|the|this|that|these|those|what|who|which|how|why|when|where|while|if|it|its|they|their|we|our|you|there|no|not|all|every|each|some|more|by|for|from|in|of|on|to|with|without|and|or)$/
const notAnOrder =
  /^(?!(?:bring|ring|sing|string|swing|need|feed|seed|speed|embed|exceed|proceed|succeed|breed)$).*(ing|ed)$/

/** What is wrong with a subject, as sentences; empty if valid. */
export function subjectProblems(subject: string, known: ReadonlySet<string> = areas()): string[] {
  const [, named = '', order = ''] = /^([a-z0-9, -]+): (.*)$/.exec(subject) ?? []
  if (order === '') return ['it begins with its area, as `time-off: count what waits in one inbox`']
  const unknown = named.split(', ').filter((area) => !known.has(area))
  const { length } = subject
  return [
    ...(length > longest ? [`it has ${length} characters, ${longest} are allowed`] : []),
    ...unknown.map((area) => `there is no area ${area}: take the name of a folder`),
    ...orderProblems(order),
  ]
}

function orderProblems(order: string): string[] {
  const [first = ''] = order.split(' ')
  const words = order.replaceAll(/`[^`]*`|"[^"]*"/g, '').split(/[^\p{L}]+/u)
  const spanish = words.find((word) => spanishWordIn(word))
  const isNoOrder = noVerb.test(first) || notAnOrder.test(first)
  return [
    ...(isNoOrder ? [`"${first}" is no order: begin with the verb, as "count"`] : []),
    ...(/^\p{Lu}\p{Ll}/u.test(first) ? ['the order begins with a small letter'] : []),
    ...(order.endsWith('.') ? ['it has no full stop'] : []),
    ...(spanish === undefined ? [] : [`"${spanish}" is Spanish`]),
  ]
}
