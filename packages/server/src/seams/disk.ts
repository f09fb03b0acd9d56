import { statfs } from 'node:fs/promises'

/** The disk that holds the files, and the embedded database. */
export type Disk = {
  /** Throws `NoSpace` when what must stay free is all that is left. */
  checkSpace(): Promise<void>
}

/**
 * The embedded database does not come back from a full disk: it works on for minutes without an answer, also when there is
 * space again. What stays free holds its log of some seconds of the heaviest writing, and what sign-ins and refusals write.
 */
const reserveBytes = 256 * 1024 * 1024

/** No space is left to store a file. Reading still works. */
export class NoSpace extends Error {
  readonly code = 'ENOSPC'
  constructor() {
    super('the disk is full')
  }
}

export function folderDisk(folder: string): Disk {
  return {
    async checkSpace() {
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < reserveBytes) throw new NoSpace()
    },
  }
}
