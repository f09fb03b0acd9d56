import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { readableName } from './file-name.ts'

/** A file that is streamed to the browser, never fully in memory. */
export type Download = {
  kind: 'download'
  filename: string
  mediaType: string
  stream: AsyncIterable<string | Buffer>
  /** Its ETag, in quotes: a client with the same version gets 304. */
  etag?: string
}

export function download(file: {
  filename: string
  stream: AsyncIterable<string | Buffer>
  mediaType?: string
  etag?: string
}): Download {
  return { kind: 'download', mediaType: 'text/csv; charset=utf-8', ...file }
}

export function isDownload(value: unknown): value is Download {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'download'
}

export function sendDownload(reply: FastifyReply, file: Download): FastifyReply {
  const { filename, mediaType, stream, etag } = file
  if (etag !== undefined) {
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (hasVersion(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', contentDisposition(filename))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Readable.from(stream, { objectMode: false }))
}

/** RFC 9110, 13.1.2: one of a list, weak or strong, because a proxy may have weakened it. */
const hasVersion = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

/**
 * RFC 6266: an ASCII name for old clients and the encoded real one, with nothing that could end the header or name a
 * folder.
 */
function contentDisposition(filename: string): string {
  const name = readableName(filename).replace(/[/\\]/g, '_')
  const ascii = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
