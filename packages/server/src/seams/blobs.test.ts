import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderBlobs } from './blobs.ts'
import { randomIds } from './ids.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-blobs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('an upload that a dead process left behind goes, one that is under way and whole files stay', async () => {
  const blobs = folderBlobs(folder, randomIds)
  const { key } = await blobs.put(Readable.from([Buffer.from('whole')]), { limitBytes: 10 })
  mkdirSync(path.join(folder, 'zz'))
  const [left, underWay] = ['left', 'under-way'].map((name) => path.join(folder, 'zz', `${name}.partial`))
  for (const file of [left, underWay]) writeFileSync(file ?? '', 'half')
  utimesSync(left ?? '', new Date('2026-01-01'), new Date('2026-01-01'))
  await blobs.forgetUnfinished(new Date('2026-01-02'))
  expect([left, underWay].map((file) => existsSync(file ?? ''))).toEqual([false, true])
  expect(await blobs.size(key)).toBe(5)
})
