import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/**
 * Locks the folder for this process, or throws. PGlite has no lock of its own, and two processes on one folder
 * corrupt data. The lock contains the process id and its start time, so that a reused id is not taken for the owner.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'portal.lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, mine)
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const owner = ownerOf(file)
      if (owner !== undefined)
        throw new Error(`${folder} is in use by process ${owner}. Stop it, or set PORTAL_DATA_DIR.`, {
          cause: error,
        })
      rmSync(file, { force: true })
    }
  }
  throw new Error(`${folder} could not be locked`)
}

function ownerOf(file: string): number | undefined {
  const [pid = '', started = ''] = readOrEmpty(file).split(' ')
  if (!/^\d+$/.test(pid)) return undefined
  return isAlive(Number(pid)) && startOf(Number(pid)) === started ? Number(pid) : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The start time of a process in clock ticks since boot (Linux); elsewhere the id must suffice. */
function startOf(pid: number): string {
  return readOrEmpty(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[19] ?? ''
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
