/**
 * `pnpm quotes`: copies the code of `examples/` into the documents that quote it; `--check` only compares. Reports
 * broken links, too.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { main } from './ending.ts'
import { brokenLinks } from './quotes/links.ts'
import { strayExamples } from './quotes/jsdoc.ts'
import { requoted, unquoted } from './quotes/pages.ts'
import { root } from './run.ts'

const pages = globSync(
  ['*.md', 'docs/{*.md,guides/*.md,decisions/*.md}', '{packages,examples}/*/*.md', 'specs/*.md'],
  {
    cwd: root,
  },
)
/** Here every code block must come from a file that runs. */
const isAllRun = /^packages\/sdk\/README\.md$|^docs\/guides\/(?!first-)/
const isChecking = process.argv.includes('--check')

await main(() => {
  const problems = [
    ...pages.sort().flatMap(problemsOf),
    ...strayExamples('packages/{sdk,permissions}/src/**/*.{ts,tsx}'),
  ]
  for (const problem of problems) console.error(problem)
  return Promise.resolve(problems.length === 0 ? 0 : 1)
})

function problemsOf(file: string): string[] {
  const page = readFileSync(path.join(root, file), 'utf8')
  const { text, problems } = requoted(page)
  const stray = isAllRun.test(file) ? unquoted(page) : []
  if (text !== page && !isChecking) {
    writeFileSync(path.join(root, file), text)
    console.log(`wrote ${file}`)
  }
  return [
    ...problems.map((problem) => `${file}: ${problem}`),
    ...brokenLinks(file, text).map((target) => `${file}: a link that leads nowhere: ${target}`),
    ...stray.map((line) => `${file}: a block of code from no example: ${line}`),
    ...(text !== page && isChecking ? [`${file}: not what stands in examples/. Run: pnpm quotes`] : []),
  ]
}
