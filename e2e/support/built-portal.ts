import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the portal that the tests open. */
export const builtPortal =
  process.env.PORTAL_STATIC ?? path.join(import.meta.dirname, '../../packages/portal/dist')

/** Which file each source was built to, as the browser asks for it: names say nothing, they are made of the content. */
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
