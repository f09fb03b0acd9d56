/// <reference lib="es2024.string" />

import { isUtf8 } from 'node:buffer'
import type { Encoding } from '@portal/sdk/contract'
import type { ByteSource } from './byte-source.ts'

export type { Encoding }

const chunkBytes = 1 << 20
const [mostlyZero, seldomZero] = [0.5, 0.05]
const windows1252 = new TextDecoder('windows-1252')

/** The encoding of the byte order mark, or null without one. */
export function markedEncoding(head: Buffer): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8-bom'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return null
}

/** Bytes per code unit. */
export const unitBytes = (encoding: Encoding): 1 | 2 => (encoding.startsWith('utf-16') ? 2 : 1)

/**
 * Detects UTF-16 without a mark: in typical files every second byte is zero, and its position gives the byte order.
 * Null if it is neither.
 */
export function unmarkedUtf16(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  const zeros: [number, number] = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[(at % 2) as 0 | 1] += 1
  const half = head.length / 2
  if (zeros[1] > half * mostlyZero && zeros[0] < half * seldomZero) return 'utf-16le'
  return zeros[0] > half * mostlyZero && zeros[1] < half * seldomZero ? 'utf-16be' : null
}

/** The length of the byte order mark. */
export function markLength(head: Buffer, encoding: Encoding): number {
  if (encoding === 'windows-1252' || markedEncoding(head) === null) return 0
  return unitBytes(encoding) === 2 ? 2 : 3
}

/**
 * UTF-8 when the bytes are valid, else Windows-1252. A few invalid bytes among many valid sequences are damage, not
 * another encoding: those rows are rejected and the others keep their accents.
 */
export async function detectEncoding(source: ByteSource, head: Buffer): Promise<Encoding> {
  const declared = markedEncoding(head) ?? unmarkedUtf16(head)
  if (declared) return declared
  let start = 0
  while (start < source.size) {
    const bytes = await source.read(start, chunkBytes)
    const whole = wholeCharacters(bytes, start + bytes.length >= source.size)
    if (!isUtf8(whole) && isOtherEncoding(whole)) return 'windows-1252'
    start += whole.length
  }
  return 'utf-8'
}

/** Cuts the bytes after the last ASCII byte, so that no character is split. */
function wholeCharacters(bytes: Buffer, isLast: boolean): Buffer {
  if (isLast) return bytes
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) >= 0x80) end -= 1
  return end === 0 ? bytes : bytes.subarray(0, end)
}

function isOtherEncoding(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  const good = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0
  return broken * 10 > good
}

/** Decoded text, which can be mapped back to bytes; damaged text is decoded record by record. */
export interface Decoded {
  text: string
  /** The number of bytes of a prefix of the text. */
  byteLength: (beginning: string) => number
  /** A record of the text, or null when its bytes are malformed. */
  record: (raw: string) => string | null
  /** The same record for display, with replacement characters. */
  shown: (raw: string) => string
}

const asIs = (raw: string): string => raw
const wellFormed = (raw: string): string => raw.toWellFormed()

/** Decodes record-aligned bytes. Malformed UTF-8 never becomes U+FFFD in data: such records read as null. */
export function decode(bytes: Buffer, encoding: Encoding): Decoded {
  if (encoding === 'windows-1252')
    return {
      text: windows1252.decode(bytes),
      byteLength: (beginning) => beginning.length,
      record: asIs,
      shown: asIs,
    }
  if (unitBytes(encoding) === 2) {
    const text = encoding === 'utf-16le' ? bytes.toString('utf16le') : swapped(bytes)
    const record = text.isWellFormed() ? asIs : (raw: string) => (raw.isWellFormed() ? raw : null)
    return { text, byteLength: (beginning) => beginning.length * 2, record, shown: wellFormed }
  }
  return isUtf8(bytes)
    ? {
        text: bytes.toString('utf8'),
        byteLength: (beginning) => Buffer.byteLength(beginning),
        record: asIs,
        shown: asIs,
      }
    : decodeDamaged(bytes)
}

// The buffer is shared: swap the bytes in a copy.
function swapped(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le')
}

// Latin-1: delimiters, quotes and line ends stay in place, so records can be split first and decoded individually.
function decodeDamaged(bytes: Buffer): Decoded {
  return {
    text: bytes.toString('latin1'),
    byteLength: (beginning) => beginning.length,
    record: (raw) => {
      const own = Buffer.from(raw, 'latin1')
      return isUtf8(own) ? own.toString('utf8') : null
    },
    shown: (raw) => Buffer.from(raw, 'latin1').toString('utf8'),
  }
}
