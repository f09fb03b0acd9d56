import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Anchor } from './anchors.queries.ts'

/** Adds an anchor to the file outside of the database: one JSON object a line. */
export async function appendAnchor(folder: string, anchor: Anchor): Promise<void> {
  await mkdir(folder, { recursive: true })
  await appendFile(path.join(folder, 'time-anchors.jsonl'), `${JSON.stringify(anchor)}\n`, { mode: 0o600 })
}
