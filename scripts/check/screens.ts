/**
 * The number of lines of each screen of the control panel. A screen that is configuration for the resource pattern has
 * at most 40, wherever it is, and half of all files behind the control panel at most 50.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { main } from '../ending.ts'
import { exportsOf, isObject } from '../mirror/modules.ts'
import { root } from '../run.ts'

const limits = { catalogue: 40, median: 50 } as const
/** Administration screens that the menu lists under daily work. */
const elsewhere = ['/admin/empleados/empleados', '/organizacion', '/carga-registros', '/incidencias']

type Route = { path: string; area: string }
type Place = { group: string; heading?: string }
type Screen = { path: string; file: string; isCatalogue: boolean; reached: readonly string[] }

await main(async () => {
  const screens = await screensOfControlPanel()
  const uses = new Map<string, number>()
  for (const file of screens.flatMap(({ reached }) => reached)) uses.set(file, (uses.get(file) ?? 0) + 1)
  console.log('screen                        file  own files  own lines  shared lines')
  for (const screen of screens) console.log(row(screen, uses))
  const files = [...uses.keys()]
  const median = files.map(linesOf).toSorted((one, other) => one - other)[Math.floor(files.length / 2)] ?? 0
  const catalogues = screens.filter(({ isCatalogue }) => isCatalogue)
  // Wherever they are: in a tab of a screen, or outside the control panel.
  const definitions = globSync('packages/portal/src/areas/**/*.tsx', { cwd: root }).filter(isDefinition)
  console.log(
    `${screens.length} screens, ${catalogues.length} of them catalogues (*), in ${files.length} files; half of the files have at most ${median} lines.`,
  )
  console.log(
    'Own: reached by no other screen of the table. Words, tests and what all areas share are not counted.',
  )
  const problems = [
    ...definitions.flatMap(tooLong),
    ...(median > limits.median ? [`half of the files have more than ${limits.median} lines: ${median}`] : []),
  ]
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
})

function isDefinition(file: string): boolean {
  return textOf(file).includes('resourceScreen(')
}

function tooLong(file: string): string[] {
  return linesOf(file) > limits.catalogue
    ? [
        `${file}: ${linesOf(file)} lines; a screen that is data for a resource has at most ${limits.catalogue}`,
      ]
    : []
}

function row(
  { path: address, file, isCatalogue, reached }: Screen,
  uses: ReadonlyMap<string, number>,
): string {
  const own = reached.filter((one) => uses.get(one) === 1)
  const shared = reached.filter((one) => uses.get(one) !== 1)
  const sum = (files: readonly string[]) => files.reduce((total, one) => total + linesOf(one), 0)
  return [
    `${address}${isCatalogue ? ' *' : ''}`.padEnd(28),
    String(linesOf(file)).padStart(5),
    String(own.length).padStart(10),
    String(sum(own)).padStart(10),
    String(sum(shared)).padStart(13),
  ].join(' ')
}

async function screensOfControlPanel(): Promise<Screen[]> {
  const built = (await exportsOf('packages/portal/src/app/manifest.ts'))?.screens
  const places = (await exportsOf('packages/portal/src/shell/menu.ts'))?.menuPlaces as Place[]
  const settings = places.flatMap(({ group, heading }) => (heading === 'controlPanel' ? [group] : []))
  const routes = (await exportsOf('packages/permissions/src/index.ts'))?.routes as Route[]
  if (!Array.isArray(built)) throw new Error('packages/portal/src/app/manifest.ts exports no screens')
  const chosen = built
    .filter(isObject)
    .filter(({ group, path: at }) => settings.includes(String(group)) || elsewhere.includes(String(at)))
  const found = chosen.map((screen) => {
    const address = String(screen.path)
    const area = routes.find((route) => route.path === address)?.area ?? ''
    return { path: address, file: fileOf(`packages/portal/src/areas/${area}`, String(screen.load)) }
  })
  const roots = new Set(found.map(({ file }) => file))
  return found.map(({ path: address, file }) => ({
    ...{ path: address, file },
    isCatalogue: isDefinition(file),
    reached: reachedFrom(file, roots),
  }))
}

/** The file of a screen, also if a loader fetches it together with its phrases. */
function fileOf(folder: string, load: string): string {
  const file = path.posix.join(folder, importIn(load))
  if (file.endsWith('-screen.tsx')) return file
  const loader = /\.(load\w+)\(/.exec(load)?.[1] ?? 'load'
  const text = textOf(file)
  return path.posix.join(folder, importIn(text.slice(text.indexOf(loader))))
}

function importIn(text: string): string {
  return /import\(\s*['"]\.\/([^'"]+)['"]/.exec(text)?.[1] ?? ''
}

/** The files of its area that a screen imports, without other screens. */
function reachedFrom(file: string, roots: ReadonlySet<string>): string[] {
  const reached = new Set([file])
  for (const one of reached) {
    for (const [, name = ''] of textOf(one).matchAll(/(?:from|import\()\s*['"]\.\/([^'"]+)['"]/g)) {
      const next = path.posix.join(path.posix.dirname(one), name)
      if (!roots.has(next) && existsSync(path.join(root, next))) reached.add(next)
    }
  }
  return [...reached]
}

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function linesOf(file: string): number {
  return textOf(file).split('\n').length - 1
}
