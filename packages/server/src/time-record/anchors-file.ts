import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '#db/failures.ts'
import type { Anchor } from './anchors.queries.ts'

/** Appends an anchor to the external file, one JSON object per line; idempotent. */
export async function appendAnchor(folder: string, anchor: Anchor): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'time-anchors.jsonl')
  const text = await textOf(file)
  if (text.includes(`"hash":"${anchor.hash}"`)) return
  // A line that was truncated by a full disk stays on its own.
  const begin = text === '' || text.endsWith('\n') ? '' : '\n'
  await appendFile(file, `${begin}${JSON.stringify(anchor)}\n`, { mode: 0o600 })
}

/** Empty before the first anchor. */
async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}
