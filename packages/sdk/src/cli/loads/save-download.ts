import { createWriteStream } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Download } from '@portal/sdk'
import { CommandError } from '#cli/command/command-error.ts'
import type { Context } from '#cli/command/context.ts'
import { bytes } from '#cli/progress/amounts.ts'
import { byteMeter } from '#cli/progress/measure.ts'

/** Writes a download to a file, or to stdout for `-`, and shows progress. */
export async function saveDownload(context: Context, download: Download, out: string): Promise<void> {
  const { output, locale, shell } = context
  if (out === '-') {
    await pipeline(
      counted(download, () => undefined),
      shell.stdout,
      { end: false },
    )
    return
  }
  const written = await toFile(context, download, out)
  output.one({ file: out, bytes: written }, [`${out}: ${bytes(written, locale)}`])
}

/** Refuses to mix a file with JSON on stdout. Called before anything is downloaded. */
export function checkOut({ output }: Context, out: string): void {
  if (out !== '-' || !output.isJson) return
  throw new CommandError('usage', '--json cannot share stdout with the file: give --out a name')
}

/** Writes to a temporary file first: the file appears only when it is complete. */
async function toFile(context: Context, download: Download, out: string): Promise<number> {
  const target = (await isWrittenInPlace(out)) ? out : `${out}.part`
  const progress = context.progress(false)
  const measure = byteMeter('downloading')
  let written = 0
  const onChunk = (length: number) => {
    written += length
    progress.report(measure(written, download.size))
  }
  try {
    await pipeline(counted(download, onChunk), createWriteStream(target))
    if (target !== out) await rename(target, out)
  } catch (error) {
    if (target !== out) await rm(target, { force: true })
    throw error
  } finally {
    progress.end()
  }
  return written
}

async function* counted(download: Download, onChunk: (length: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of download.stream()) {
    onChunk(chunk.length)
    yield chunk
  }
}

/** A device such as /dev/null, or a link, must not be replaced by a file. */
async function isWrittenInPlace(out: string): Promise<boolean> {
  const stats = await lstat(out).catch(() => undefined)
  return stats !== undefined && !stats.isFile()
}
