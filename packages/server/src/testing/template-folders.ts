import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

const cache = path.resolve(import.meta.dirname, '../../../..', '.cache/test-databases')

/** Templates unused for this long are deleted whenever a new one is created. */
const forgottenMs = 2 * 60 * 60_000

/** The folders of one kind of templates: each appears only when it is complete. */
export function templateFolders(kind: string) {
  const parent = path.join(cache, kind)
  mkdirSync(parent, { recursive: true })
  const folder = (name: string) => path.join(parent, name)
  return {
    folder,
    names: () => readdirSync(parent).filter((name) => !name.includes('.')),
    used: (name: string) => utimesSync(folder(name), new Date(), new Date()),
    /** Deletes old ones and returns their names. */
    make: async (name: string, fill: (folder: string) => Promise<void>): Promise<string[]> => {
      const unfinished = `${folder(name)}.${randomBytes(6).toString('hex')}`
      mkdirSync(unfinished)
      await fill(unfinished)
      move(unfinished, folder(name))
      const removed = readdirSync(parent).filter((one) => isForgotten(folder(one)))
      for (const one of removed) rmSync(folder(one), { recursive: true, force: true })
      return removed
    },
  }
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    rmSync(from, { recursive: true, force: true })
    // Another process was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error
  }
}

function isForgotten(folder: string): boolean {
  const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return mtimeMs < Date.now() - forgottenMs
}
