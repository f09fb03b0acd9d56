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
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const target = manifest.exports?.[subPath]
  if (typeof target !== 'object' || target.source === undefined) return undefined
  return realpathSync(path.join(folder, target.source))
}
