/**
 * Checks that each part of the kit has a Playground, a story for each axis with all its values, and its states.
 * `.storybook/shown` maps names to stories, and explains missing states. Each file of stories, the portal's included,
 * also needs a story for the checks that follow it.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { axisStories, looksTheSame, shownValues } from '#storybook/shown/axes.ts'
import { fullStories } from '#storybook/shown/full.ts'
import { reasons, stateExceptions, stateProps, stateStories, type State } from '#storybook/shown/states.ts'
import { main } from '../ending.ts'
import { root } from '../run.ts'
import { type Axis, type KitPart, kitParts } from './kit-parts.ts'

/** The stories of a part's pages. */
type Shown = { stories: ReadonlySet<string>; text: string }

const states = ['empty', 'loading', 'error', 'disabled', 'long'] as const satisfies State[]
const stories: Readonly<Record<string, string>> = axisStories
// A page without a component is identified by its name.
const functions = ['toast', 'useFormAction']

await main(() => {
  const pages = storyFiles('packages/ui-kit/src/**/*.stories.tsx')
  const parts = kitParts(functions)
  const files = storyFiles('packages/*/src/**/*.stories.tsx')
  const problems = [
    ...parts.flatMap((part) => {
      const shown = shownOf(part.name, pages)
      return shown === undefined ? [`${part.name}: no page shows it`] : problemsOf(part, shown)
    }),
    ...files.filter(({ file, stories: names }) => fullStories(file, names).length === 0).map(lacksFull),
  ]
  for (const problem of problems) console.error(problem)
  const axes = parts.reduce((sum, part) => sum + axesOf(part).length, 0)
  console.log(`${parts.length} parts with ${axes} axes in ${pages.length} files of stories`)
  return Promise.resolve(problems.length === 0 ? 0 : 1)
})

function problemsOf(part: KitPart, shown: Shown): string[] {
  return [
    ...(shown.stories.has('Playground') ? [] : [`${part.name}: no story Playground`]),
    ...axesOf(part).flatMap((axis) => axisProblems(part, axis, shown)),
    ...states.flatMap((state) => stateProblems(part, state, shown)),
  ]
}

function axesOf({ axes }: KitPart): Axis[] {
  return axes.filter(({ prop }) => !(prop in looksTheSame))
}

function axisProblems({ name }: KitPart, { prop, values }: Axis, { stories: shown, text }: Shown): string[] {
  const story = stories[prop]
  if (story === undefined) return [`${name}: .storybook/shown/axes.ts names no story for ${prop}`]
  if (!shown.has(story)) return [`${name}: no story ${story} for ${prop} (${values.join(', ')})`]
  const due = shownValues[name as keyof typeof shownValues]?.[prop] ?? values
  const missing = due.filter((value) => !new RegExp(`(?<![\\w-])${value}(?![\\w-])`).test(text))
  return missing.length === 0 ? [] : [`${name}: ${story} shows no ${prop} ${missing.join(', ')}`]
}

function stateProblems(part: KitPart, state: State, shown: Shown): string[] {
  const exception = stateExceptions[part.name as keyof typeof stateExceptions]?.[state]
  const causes = state === 'long' ? [] : stateProps[state].filter((prop) => part.props.includes(prop))
  const canBe = state === 'long' || causes.length > 0
  if (typeof exception === 'object')
    return canBe
      ? []
      : [`${part.name}: it cannot be ${state}, so it needs no reason: ${reasons[exception.never]}`]
  if (!canBe) return []
  const named = exception === undefined ? stateStories[state] : [exception]
  if (!named.some((story) => shown.stories.has(story)))
    return [`${part.name}: no story ${named.join(' or ')} shows it ${[state, ...causes].join(' ')}`]
  return isBroughtAbout(state, causes, shown) ? [] : [`${part.name}: no story sets ${causes.join(' or ')}`]
}

/** Whether a story sets a prop that causes the state; `empty` is a list prop whose name differs by page. */
function isBroughtAbout(state: State, causes: readonly string[], { text }: Shown): boolean {
  return state === 'long' || state === 'empty' || causes.some((prop) => usedIn(prop, text))
}

// A refused input also shows a broken rule.
function usedIn(prop: string, text: string): boolean {
  return text.includes(prop) || (prop === 'validate' && /errors=|validationErrors/.test(text))
}

type StoryFile = { file: string; text: string; stories: string[]; parts: string[] }

function lacksFull({ file }: StoryFile): string {
  return `${file}: .storybook/shown/full.ts names no story of it that shows most of its states`
}

function storyFiles(pattern: string): StoryFile[] {
  return globSync(pattern, { cwd: root }).map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const lists = text.matchAll(/(?:subcomponents: \{|parts: \[)([^}\]]*)/g)
    return {
      file,
      text,
      stories: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
      parts: [
        ...[...text.matchAll(/component: (\w+)/g)].map(([, name = '']) => name),
        ...[...lists].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
      ],
    }
  })
}

/** The stories of all pages about a part. */
function shownOf(name: string, files: readonly StoryFile[]): Shown | undefined {
  const own = files.filter(({ parts }) => parts.includes(name))
  if (own.length === 0) return undefined
  return {
    stories: new Set(own.flatMap(({ stories: names }) => names)),
    text: own.map(({ text }) => text).join('\n'),
  }
}
