import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const shared = '/dev/shm'
const GiB = 1024 ** 3
/** The disk space for the databases of a test run, with a margin. */
const wanted = 3 * GiB
/** Memory for browsers, servers and compilers. */
const leftForOthers = 5 * GiB

/**
 * A folder for short-lived files: in memory if there is enough, else the temporary folder. On a busy disk a test waits
 * up to a second for the copy of its database.
 */
export function memoryFolder(): string {
  try {
    accessSync(shared, constants.W_OK)
    const { bavail, bsize } = statfsSync(shared)
    const hasRoom = bavail * bsize >= wanted && process.availableMemory() >= wanted + leftForOthers
    return hasRoom ? shared : tmpdir()
  } catch {
    return tmpdir()
  }
}
