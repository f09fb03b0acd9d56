import { statfs } from 'node:fs/promises'

/** The disk with the files and the embedded database. */
export type Disk = {
  /** Throws `NoSpace` when only the reserve is left. */
  checkSpace(): Promise<void>
}

/**
 * The reserve. The embedded database does not recover from a full disk: it hangs for minutes, even after space is
 * freed. The reserve holds its log of some seconds of the heaviest writing, and the writes of sign-ins and refusals.
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
