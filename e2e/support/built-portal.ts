import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the tested portal. */
export const builtPortal =
  process.env.PORTAL_STATIC ?? path.join(import.meta.dirname, '../../packages/portal/dist')

/** The built file of each source: the names are content hashes. */
export function builtFiles(): Map<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(builtPortal, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return new Map(Object.entries(manifest).map(([source, { file }]) => [source, `/${file}`]))
}

/** The file of one source. */
export function builtFile(source: string): string {
  const file = builtFiles().get(source)
  if (file === undefined) throw new Error(`${source} is no file of its own in ${builtPortal}`)
  return file
}
