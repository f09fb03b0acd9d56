import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const offenders = (pattern: RegExp) =>
  sheets.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )

it('mirrors for right-to-left languages: no style names a physical side', () => {
  expect(
    offenders(
      /(?:margin|padding|border|inset|scrollMargin)(?:Left|Right)|['"\s](?:left|right):|textAlign: '(?:left|right)'/,
    ),
  ).toEqual([])
})

it('sizes by the direction of writing: no style says width or height of a box', () => {
  expect(offenders(/(?:^|[\s{])(?:(?:min|max)(?:Width|Height)|width|height):/)).toEqual([])
})

it('lets a portal override the kit: every class of a component is made by kitStyle, in its layer', () => {
  const own = sheets.filter(({ file }) => /^(?:components|layouts|charts|private)/.test(file))
  const loose = own.filter(({ text }) =>
    /import \{[^}]*\b(?:style|styleVariants|globalStyle|recipe)\b[^}]*\} from '@vanilla-extract/.test(text),
  )
  expect(loose.map(({ file }) => file)).toEqual([])
})
