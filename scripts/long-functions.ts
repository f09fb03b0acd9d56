/**
 * `pnpm exec node scripts/long-functions.ts`: writes the length of each file's longest function to
 * `check/long-functions.json`, if it exceeds 60 lines. ESLint limits each of these files to its number, and all others
 * to 60; the test beside it fails when one became shorter, so that the numbers only fall. Aim at 40.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { root } from './run.ts'

const mostLines = 60
export const listFile = path.join(root, 'scripts/check/long-functions.json')

const skipped =
  /node_modules|\/(dist|generated|storybook-static|test-projects)\/|^e2e\/|\.(test|stories)\.tsx?$|\.d\.ts$/

/** The lines of each file's longest function, by path; 0 if none exceeds `mostLines`. */
export function longestOf(files: readonly string[]): Record<string, number> {
  const linter = new Linter({ configType: 'flat' })
  return Object.fromEntries(files.map((file) => [file, longestIn(linter, file)]))
}

function longFunctions(): Record<string, number> {
  const files = globSync('{packages,scripts,bench,examples,.storybook}/**/*.{ts,tsx}', { cwd: root })
  const lengths = longestOf(files.filter((file) => !skipped.test(file)).sort())
  return Object.fromEntries(Object.entries(lengths).filter(([, lines]) => lines > 0))
}

function longestIn(linter: Linter, file: string): number {
  const text = readFileSync(path.join(root, file), 'utf8')
  // A short file has no long function, and parsing is slow.
  if (text.split('\n').length <= mostLines) return 0
  const faults = linter.verify(
    text,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser },
      rules: {
        'max-lines-per-function': ['error', { max: mostLines, skipBlankLines: true, skipComments: true }],
      },
    },
    { filename: file, allowInlineConfig: false },
  )
  return Math.max(
    0,
    ...faults.map(({ message }) => Number(/too many lines \((\d+)\)/.exec(message)?.[1] ?? 0)),
  )
}

if (import.meta.main) writeFileSync(listFile, `${JSON.stringify(longFunctions(), null, 2)}\n`)
