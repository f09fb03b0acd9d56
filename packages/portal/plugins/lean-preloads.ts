import type { Plugin, Rolldown } from 'vite'

const frame = /\/src\/app\/main-frame\.tsx$/
/** Screens outside of the frame: their chunks are preloaded nowhere else. */
const unframed = /\/src\/(areas\/session|shell)\//

type Needed = (file: string, deps: string[], asked: { hostId: string }) => string[]

/**
 * Each import lists the files that it needs, to fetch them in parallel; the lists of screens are part of every first
 * page. Left out is what is loaded already: the files of the importing chunk, and those of the frame, which is loaded with
 * every screen behind the sign-in.
 */
export function leanPreloads(): { plugin: Plugin; needed: Needed } {
  let chunks = new Map<string, Rolldown.OutputChunk>()
  const unframedFiles = new Set<string>()
  let framed = new Set<string>()
  const bring = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) return seen
    seen.add(name)
    for (const imported of chunk.imports) bring(imported, seen)
    return seen
  }
  return {
    plugin: {
      name: 'lean-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const all = Object.values(bundle).filter((part) => part.type === 'chunk')
          chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
          for (const { fileName, facadeModuleId } of all) {
            if (facadeModuleId && frame.test(facadeModuleId)) framed = bring(fileName)
            if (facadeModuleId && (frame.test(facadeModuleId) || unframed.test(facadeModuleId)))
              unframedFiles.add(fileName)
          }
        },
      },
    },
    needed: (file, deps, { hostId }) => {
      const loaded = bring(hostId)
      const left = deps.filter((dep) => !loaded.has(dep) && (unframedFiles.has(file) || !framed.has(dep)))
      // What comes alone is fetched by the import itself; beside its style it is not.
      const isAlone = left.length === 1 && chunks.get(file)?.viteMetadata?.importedCss.size === 0
      return isAlone ? [] : left
    },
  }
}
