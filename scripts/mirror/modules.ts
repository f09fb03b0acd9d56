import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.ts'

/** What a source file of the workspace exports; undefined when there is no such file. */
export async function exportsOf(file: string): Promise<Record<string, unknown> | undefined> {
  const absolute = path.join(root, file)
  if (!existsSync(absolute)) return undefined
  return (await import(pathToFileURL(absolute).href)) as Record<string, unknown>
}

/** Whether something has properties to look at. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
