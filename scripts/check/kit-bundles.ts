/** What each component of the kit adds to a bundle: all are built at once, with shared chunks. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../run.ts'

const kit = path.join(root, 'packages/ui-kit')

/** What every page loads before its first component: the provider with its phrases, icons, and React Aria's button. */
const baseId = path.join(kit, 'src/base-of-every-page.ts')
const base = ['react-aria-components/Button', '#provider/kit-provider.tsx', '#components/icon/icon.tsx']

/** Kilobytes (1000 bytes), gzipped. */
export type KitSize = {
  name: string
  /** Its code in the kit and its libraries, without React Aria. */
  own: number
  /** What a page loads that only had the base. */
  added: number
  style: number
}

/** The components, and everything together. */
export type KitSizes = { base: number; parts: KitSize[]; whole: KitSize }

/** The build output: chunks by file, entries by name, styles by file. */
type Bundle = {
  chunks: Map<string, Rolldown.OutputChunk>
  entries: Map<string, string>
  styles: Map<string, string>
}

const react = /^react(-dom)?(\/|$)/
const reactAria = /^(react-aria|react-stately|@react-(aria|stately|types)|@internationalized)/

/** Builds twice, with React Aria and without, and measures. */
export async function kitSizes(): Promise<KitSizes> {
  const files = [...publicFiles(), ['everything together', path.join(kit, 'src/index.ts')] as const]
  // A name with a comma would not match its chunk.
  const input = { ...Object.fromEntries(files.map(([, file], at) => [`part-${at}`, file])), base: baseId }
  const bare = await bundled(input, [react, reactAria])
  const full = await bundled(input, [react])
  const parts = files.map(([name], at): KitSize => {
    const added = beyondBase(full, `part-${at}`)
    return {
      name,
      own: scriptOf(beyondBase(bare, `part-${at}`)),
      added: scriptOf(added),
      style: styleOf(full, added),
    }
  })
  const whole = parts.pop()
  if (whole === undefined) throw new Error('Nothing was built')
  return { base: scriptOf(chunksOf(full, withImports(full, 'base'))), parts, whole }
}

/** The modules that export public components, by the components in them. */
function publicFiles(): (readonly [name: string, file: string])[] {
  const face = readFileSync(path.join(kit, 'src/index.ts'), 'utf8')
  const lines = face.matchAll(/export \{([^}]+)\} from '\.\/((?:components|layouts|charts)\/.+\.tsx)'/g)
  return [...lines].flatMap(([, names = '', file = '']) => {
    const components = names.split(',').map((name) => name.trim())
    const name = components.filter((one) => /^[A-Z]/.test(one)).join(', ')
    return name === '' ? [] : [[name, path.join(kit, 'src', file)] as const]
  })
}

/** What an entry loads statically; dynamic imports, such as another language, do not count. */
function withImports({ chunks, entries }: Bundle, name: string): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    chunks.get(file)?.imports.forEach(visit)
  }
  visit(entries.get(name) ?? '')
  return seen
}

/** What an entry loads beyond the base. */
function beyondBase(bundle: Bundle, name: string): Rolldown.OutputChunk[] {
  const shared = withImports(bundle, 'base')
  return chunksOf(
    bundle,
    [...withImports(bundle, name)].filter((file) => !shared.has(file)),
  )
}

function chunksOf({ chunks }: Bundle, files: Iterable<string>): Rolldown.OutputChunk[] {
  return [...files].flatMap((file) => chunks.get(file) ?? [])
}

function scriptOf(chunks: readonly Rolldown.OutputChunk[]): number {
  return gzipped(chunks.map(({ code }) => code).join('\n'))
}

function styleOf({ styles }: Bundle, chunks: readonly Rolldown.OutputChunk[]): number {
  const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return gzipped([...sheets].map((file) => styles.get(file) ?? '').join('\n'))
}

function gzipped(text: string): number {
  return text === '' ? 0 : gzipSync(text, { level: 9 }).length / 1000
}

async function bundled(input: Record<string, string>, external: RegExp[]): Promise<Bundle> {
  const built = (await build({
    root: kit,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), basePlugin],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        external,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((part) => part.type === 'chunk')
  const sheets = built.output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
  return {
    chunks: new Map(chunks.map((chunk) => [chunk.fileName, chunk])),
    entries: new Map(chunks.filter(({ isEntry }) => isEntry).map(({ name, fileName }) => [name, fileName])),
    styles: new Map(sheets.map((sheet) => [sheet.fileName, 'source' in sheet ? String(sheet.source) : ''])),
  }
}

const basePlugin: Plugin = {
  name: 'base-of-every-page',
  enforce: 'pre',
  resolveId: (id) => (id === baseId ? id : undefined),
  load: (id) => (id === baseId ? base.map((file) => `export * from '${file}'`).join('\n') : undefined),
}
