import { expect, it } from 'vitest'
import type { JobContext } from '#jobs/jobs.ts'
import { friday, startCorrecting } from '#testing/corrections.ts'
import { packageOf } from '#testing/packages.ts'
import { recorded } from '#testing/recorded.ts'
import { recordPackageJob } from './record-package.job.ts'
import { change, ofJob } from './record-packages.queries.ts'

it('a package that cannot be handed over leaves no file behind', async () => {
  const { server, db, pair } = await startCorrecting()
  try {
    const { kernel } = server.server
    const { one } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`)
    const { id } = await packageOf(one.portal, { from: friday, until: friday })
    await change(db, id, { state: 'queued' })
    const stored: string[] = []
    const blobs: JobContext['blobs'] = {
      ...kernel.blobs,
      async put(stream, limit) {
        const blob = await kernel.blobs.put(stream, limit)
        stored.push(blob.key)
        return blob
      },
    }
    const jobs = { enqueue: () => Promise.reject(new Error('the queue is away')) }
    const { signal } = new AbortController()
    const log = { error: () => undefined }
    const context = { ...kernel, payload: { id }, signal, blobs, jobs, log } as unknown as JobContext
    await recordPackageJob.run(context)
    expect(await ofJob(db, id)).toMatchObject({ state: 'failed' })
    expect(stored).toHaveLength(1)
    await expect(kernel.blobs.size(stored[0] ?? '')).rejects.toThrow('ENOENT')
  } finally {
    await server.close()
  }
})
