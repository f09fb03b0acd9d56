import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

interface Manifest {
  exports?: Record<string, string | { source?: string }>
}

/**
 * Resolves `@portal/…` to the source of the package. The export condition `source` cannot be switched on for
 * everything: React Aria's packages have one too, and their sources do not build outside their own repository.
 */
export function workspaceSource(root: string): Plugin {
  return {
    name: 'workspace-source',
    enforce: 'pre',
    resolveId(id) {
      const [, name, rest] = /^(@portal\/[a-z-]+)(\/.+)?$/.exec(id) ?? []
      return name === undefined
        ? undefined
        : sourceOf(path.join(root, 'node_modules', name), `.${rest ?? ''}`)
    },
  }
}

function sourceOf(folder: string, subPath: string): string | undefined {
  const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  for (const [pattern, target] of Object.entries(exports)) {
    if (typeof target !== 'object' || target.source === undefined) continue
    const part = starOf(pattern, subPath)
    if (part !== undefined) return realpathSync(path.join(folder, target.source.replaceAll('*', part)))
  }
  return undefined
}

/** What the star of a pattern such as `./messages/*` stands for; an empty text where there is none. */
function starOf(pattern: string, subPath: string): string | undefined {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return pattern === subPath ? '' : undefined
  const isMatch = subPath.startsWith(before) && subPath.endsWith(after)
  return isMatch ? subPath.slice(before.length, subPath.length - after.length) : undefined
}
