import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.ts'

/** The exports of a source file; undefined if it does not exist. */
export async function exportsOf(file: string): Promise<Record<string, unknown> | undefined> {
  const absolute = path.join(root, file)
  if (!existsSync(absolute)) return undefined
  return (await import(pathToFileURL(absolute).href)) as Record<string, unknown>
}

/** Whether a value has properties. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
