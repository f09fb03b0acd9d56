import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (ending: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
const sheets = read(/\.css\.ts$/)
// SVG and canvas have coordinates that are independent of the text direction: `x`, `y`, `width`.
const views = read(/(?<!\.(?:test|stories))\.tsx$/)

const offenders = (pattern: RegExp, files = sheets) =>
  files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )

const side = [
  '(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)',
  'border(?:Top|Bottom)(?:Left|Right)Radius',
  '[\'"\\s](?:left|right):',
  "(?:textAlign|float|clear|captionSide): '(?:left|right)'",
].join('|')

it('mirrors for right-to-left languages: no style names a physical side', () => {
  expect(offenders(new RegExp(side))).toEqual([])
})

it('mirrors for right-to-left languages: no inline style names one either', () => {
  expect(offenders(new RegExp(`style=\\{\\{.*(?:${side})`), views)).toEqual([])
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
