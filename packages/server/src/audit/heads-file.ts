import { appendFile, type FileHandle, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '#db/failures.ts'
import type { HeadLine } from './heads.ts'

/** An unreadable head is undefined. */
export type Lines = (HeadLine | undefined)[]

const fileIn = (folder: string) => path.join(folder, 'audit-heads.jsonl')
/** The chunk size. Processes that share a file may write lines out of order, by far less than this. */
const chunk = 64 * 1024

/** Appends lines to the file of heads, one JSON object each. */
export async function appendHeads(folder: string, lines: readonly HeadLine[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await appendFile(fileIn(folder), lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 })
}

/**
 * The lines between two links, inclusive; none when there is no file. The file is sorted and grows by thousands of
 * lines a day, so the start is found by binary search.
 */
export function headsBetween(folder: string, from: number, to: number): Promise<Lines> {
  return reading(folder, [], async (file, size) => {
    const found: Lines = []
    for (let at = Math.max(0, (await offsetOf(file, size, from)) - chunk); at < size; at += chunk) {
      const lines = await linesAt(file, at, chunk)
      found.push(...lines.filter((line) => line === undefined || (line.seq >= from && line.seq <= to)))
      if (lines.length > 0 && lines.every((line) => line !== undefined && line.seq > to)) break
    }
    return found
  })
}

/** The highest number near the end; 0 when there is no file. */
export function lastWritten(folder: string): Promise<number> {
  return reading(folder, 0, async (file, size) => {
    const lines = await linesAt(file, Math.max(0, size - chunk), chunk)
    return Math.max(0, ...lines.map((line) => line?.seq ?? 0))
  })
}

/** An offset before the first line with this number. */
async function offsetOf(file: FileHandle, size: number, seq: number): Promise<number> {
  let [low, high] = [0, size]
  while (high - low > chunk) {
    const middle = Math.floor((low + high) / 2)
    const first = (await linesAt(file, middle, 1024)).find((line) => line !== undefined)
    if (first !== undefined && first.seq < seq) low = middle
    else high = middle
  }
  return low
}

/** The lines that begin in this chunk; the last one is complete. */
async function linesAt(file: FileHandle, at: number, length: number): Promise<Lines> {
  // The previous byte tells whether a line begins here.
  const start = Math.max(0, at - 1)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length + 1024), 0, length + 1024, start)
  const text = buffer.toString('latin1', 0, bytesRead)
  const lines: Lines = []
  let from = at === 0 ? 0 : text.indexOf('\n') + 1
  if (at > 0 && from === 0) return lines
  while (from < at - start + length && from < text.length) {
    const end = text.indexOf('\n', from)
    lines.push(headOf(text.slice(from, end === -1 ? undefined : end)))
    from = end === -1 ? text.length : end + 1
  }
  return lines
}

function headOf(line: string): HeadLine | undefined {
  try {
    const head = JSON.parse(line) as HeadLine
    return Number.isSafeInteger(head.seq) && typeof head.mac === 'string' ? head : undefined
  } catch {
    return undefined
  }
}

async function reading<T>(
  folder: string,
  nothing: T,
  read: (file: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  let file: FileHandle
  try {
    file = await open(fileIn(folder), 'r')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return nothing
    throw error
  }
  try {
    return await read(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}
