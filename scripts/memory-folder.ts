import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const shared = '/dev/shm'
const GiB = 1024 ** 3
/** What the databases of a run of tests take, with room to spare. */
const wanted = 3 * GiB
/** What browsers, servers and compilers need beside them. */
const leftForOthers = 5 * GiB

/**
 * Where short-lived files cost no disk: the machine's memory when it has room for them, else its temporary folder. A
 * disk that is busy writing lets a test wait up to a second for the copy of its database.
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
