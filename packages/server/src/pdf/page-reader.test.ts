import { describe, expect, it } from 'vitest'
import { plainPdf } from '#demo/plain-pdf.ts'
import { openPages } from './page-reader.ts'

const limits = { pages: 10, files: 10, bytes: 1_000_000 }
const file = Buffer.from(plainPdf([[{ x: 50, y: 700, text: 'Nómina' }]]))

describe('the pages of a file', () => {
  it('are read within the time that each may take', async () => {
    const pages = await openPages(file, limits)
    expect(await pages.lines(0)).toEqual(['Nómina'])
    await pages.close()
  })

  it('that cannot be read in time are refused as too slow', async () => {
    const never = { open: 120_000, lines: 0, extract: 30_000 }
    const pages = await openPages(file, limits, never)
    // Both wait for the same worker thread, which is terminated with the first.
    const asked = [pages.lines(0), pages.lines(0)]
    for (const one of asked) await expect(one).rejects.toMatchObject({ failure: 'too_slow' })
    await expect(openPages(file, limits, { ...never, open: 0 })).rejects.toMatchObject({
      failure: 'too_slow',
    })
  })
})
