import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from './lock-folder.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'portal-lock-'))

describe('the folder of the embedded database', () => {
  it('is refused to a second owner while the first lives, and says who has it', () => {
    const at = folder()
    const unlock = lockFolder(at)
    expect(() => lockFolder(at)).toThrow(`in use by process ${process.pid}`)
    unlock()
    lockFolder(at)()
  })

  it('is taken over from a dead process, or one whose id was reused', () => {
    for (const owner of ['999999999 1', `${process.ppid} 1`, 'rubbish', '']) {
      const at = folder()
      writeFileSync(path.join(at, 'portal.lock'), owner)
      expect(() => lockFolder(at)(), owner).not.toThrow()
    }
  })
})
