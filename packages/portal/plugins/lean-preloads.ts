import type { Plugin } from 'vite'

const frame = /\/src\/app\/main-frame\.tsx$/
/** Screens outside of the frame: their chunks are preloaded nowhere else. */
const unframed = /\/src\/(areas\/session|shell)\//

/**
 * Each import of a screen lists the files that it needs, to fetch them in parallel. The frame is loaded with every screen
 * behind the sign-in, with its own files: repeated for each of a hundred screens they would be most of these lists, which
 * are part of every first page.
 */
export function leanPreloads(): { plugin: Plugin; needed: (file: string, deps: string[]) => string[] } {
  const framed = new Set<string>()
  const unframedFiles = new Set<string>()
  return {
    plugin: {
      name: 'lean-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
          const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
          const bring = (name: string): void => {
            const chunk = byName.get(name)
            if (!chunk || framed.has(name)) return
            framed.add(name)
            for (const css of chunk.viteMetadata?.importedCss ?? []) framed.add(css)
            chunk.imports.forEach(bring)
          }
          for (const { fileName, facadeModuleId } of chunks) {
            if (facadeModuleId && frame.test(facadeModuleId)) bring(fileName)
            if (facadeModuleId && (frame.test(facadeModuleId) || unframed.test(facadeModuleId)))
              unframedFiles.add(fileName)
          }
        },
      },
    },
    needed: (file, deps) => (unframedFiles.has(file) ? deps : deps.filter((dep) => !framed.has(dep))),
  }
}
