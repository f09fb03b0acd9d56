import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { overBudget, portalSizes, screenLimitOf } from './check/portal-budgets.ts'
import { root } from './run.ts'

const portal = path.join(root, 'packages/portal')
const screens = globSync('src/{areas,shell}/**/*-screen.tsx', { cwd: portal })
const dist = mkdtempSync(path.join(tmpdir(), 'portal-dist-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

/** A built portal in which each source is an incompressible chunk of so many bytes. */
function build(chunks: Record<string, number>): void {
  mkdirSync(path.join(dist, '.vite'), { recursive: true })
  const words = ['general', 'menu', 'shell', 'session', 'loads'].map((name) => `src/phrases/es/${name}.ts`)
  const pages = [
    'src/app/sign-in-page.tsx',
    'src/app/app.tsx',
    'src/app/main-frame.tsx',
    '../ui-kit/src/icons/frame.ts',
    'src/phrases/files/es.ts',
  ]
  const all = ['index.html', ...pages, ...words, 'src/areas/loads/loads-screen.tsx']
  const sizes = { ...Object.fromEntries([...all, ...screens].map((source) => [source, 100])), ...chunks }
  const manifest = Object.entries(sizes).map(([source, bytes], index) => {
    writeFileSync(path.join(dist, `${index}.js`), randomBytes(bytes))
    return [source, { file: `${index}.js` }]
  })
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)))
}

const over = () => overBudget(portalSizes(dist) ?? []).map(({ name }) => name)

test('SHE-16.1 every screen is a chunk that is weighed by itself, and one that outgrows its budget is named', () => {
  build({})
  const weighed = (portalSizes(dist) ?? []).map(({ name }) => name)
  expect(screens.filter((screen) => !weighed.includes(screen))).toEqual([])
  expect(over()).toEqual([])
  build({ 'src/areas/session/register-screen.tsx': 26_000, 'src/areas/tickets/tags-screen.tsx': 5000 })
  expect(over()).toEqual(
    expect.arrayContaining(['src/areas/session/register-screen.tsx', 'src/areas/tickets/tags-screen.tsx']),
  )
})

test('SHE-16.1 a screen that is made of data has 4 kB, and any other 25 kB', () => {
  const isData = (screen: string) =>
    readFileSync(path.join(portal, screen), 'utf8').includes('resourceScreen(')
  expect(screens.filter(isData).length).toBeGreaterThan(4)
  const limits = (some: readonly string[]) => new Set(some.map((screen) => screenLimitOf(screen)))
  expect(limits(screens.filter(isData))).toEqual(new Set([4]))
  expect(limits(screens.filter((screen) => !isData(screen) && !screen.includes('/analytics/')))).toEqual(
    new Set([25]),
  )
})
