import { build, type InlineConfig, type Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Chunk = Rolldown.OutputChunk
type Modules = ReadonlySet<string>

/** What is loaded together, by sources that bring it along. */
export interface Together {
  readonly name: string
  readonly sources: readonly string[]
  /** Only what each of the sources brings, not what any of them does. */
  readonly isCommon?: true
  /** Not what a screen brings itself: these come when a page has nothing else to do. */
  readonly isLate?: true
}

/**
 * One group for each of these, without the modules of earlier groups (decision 048). By default the bundler makes a chunk
 * for every set of screens that share something: two hundred small files for one list. Which modules belong together is
 * known only after tree shaking, so the portal is built once to find out.
 */
export async function pageChunks(config: InlineConfig, parts: readonly Together[]): Promise<Group[]> {
  const chunks = await chunksOf(config)
  const bring = bringing(chunks)
  const ofScreens = bring(chunks.filter(isScreen))
  // The first of what is loaded by itself keeps a file of its own: the manifest knows it by that.
  const taken = new Set(chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []))
  return parts.map(({ name, sources, isCommon, isLate }) => {
    const each = sources.map((source) => bring([chunkOf(chunks, source)]))
    const isOurs = (id: string) => !taken.has(id) && !(isLate && ofScreens.has(id))
    const isWanted = (id: string) => !isCommon || each.every((modules) => modules.has(id))
    const modules = new Set(each.flatMap((some) => [...some]).filter((id) => isOurs(id) && isWanted(id)))
    for (const id of modules) taken.add(id)
    return { name, test: (id) => modules.has(id), priority: 0 }
  })
}

async function chunksOf(config: InlineConfig): Promise<Chunk[]> {
  const options = { ...config.build, write: false, minify: false }
  const built = await build({ ...config, configFile: false, logLevel: 'error', build: options })
  if (!('output' in built)) throw new Error('The portal is built once, into one output')
  return built.output.filter((part) => part.type === 'chunk')
}

const isScreen = ({ facadeModuleId }: Chunk): boolean => facadeModuleId?.endsWith('-screen.tsx') === true

/** All modules that come with these files. */
function bringing(chunks: readonly Chunk[]): (from: readonly Chunk[]) => Modules {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return (from) => {
    const seen = new Set<Chunk>()
    const visit = (chunk: Chunk): void => {
      if (seen.has(chunk)) return
      seen.add(chunk)
      for (const name of chunk.imports) {
        const next = byName.get(name)
        if (next !== undefined) visit(next)
      }
    }
    from.forEach(visit)
    return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
  }
}

function chunkOf(chunks: readonly Chunk[], source: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
  if (found === undefined) throw new Error(`${source} is in no file of the portal: has it been renamed?`)
  return found
}
