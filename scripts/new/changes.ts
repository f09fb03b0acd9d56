/** File changes, all validated before the first is written: half a family is worse than none. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

export type Change =
  | { create: string; text: string }
  /** Inserts text before or after the first match. */
  | { change: string; at: RegExp; put: 'before' | 'after' | 'instead'; text: string }

/** Applies the changes and returns the files; throws without any change if one is invalid. */
export function apply(changes: readonly Change[]): string[] {
  const written = textsOf(changes)
  for (const [file, text] of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return [...written.keys()]
}

/** The resulting files by path. Throws if an anchor is missing. */
export function textsOf(changes: readonly Change[]): ReadonlyMap<string, string> {
  const written = new Map<string, string>()
  for (const change of changes) {
    if ('create' in change) {
      if (existsSync(path.join(root, change.create))) throw new Error(`${change.create} exists already`)
      written.set(change.create, change.text)
    } else {
      const before = written.get(change.change) ?? readFileSync(path.join(root, change.change), 'utf8')
      written.set(change.change, changed(before, change))
    }
  }
  return written
}

function changed(
  text: string,
  { change, at, put, text: added }: Extract<Change, { change: string }>,
): string {
  const match = at.exec(text)
  if (!match) throw new Error(`${change} has changed its shape: no place found for ${added.trim()}`)
  const [found] = match
  const start = match.index
  const end = start + found.length
  if (put === 'before') return text.slice(0, start) + added + text.slice(start)
  if (put === 'after') return text.slice(0, end) + added + text.slice(end)
  return text.slice(0, start) + added + text.slice(end)
}
