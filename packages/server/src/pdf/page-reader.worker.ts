import { parentPort } from 'node:worker_threads'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import yauzl from 'yauzl'
import { linesOf } from './page-lines.ts'
import type { PageFailure, PageLimits, PagePlace, PageReply, PageRequest } from './page-messages.ts'

/** The input is untrusted: it is read in a thread of its own, which its owner terminates when it takes too long. */
type File = { name: string | null; bytes: Uint8Array }
type Page = PagePlace & { of: File }
type Opened = { of: File; pdf: PDFDocumentProxy; close: () => Promise<void> }

class Refused extends Error {
  readonly failure: PageFailure
  constructor(failure: PageFailure) {
    super(failure)
    this.failure = failure
  }
}

let pages: Page[] = []
let opened: Opened | undefined

parentPort?.on('message', (request: PageRequest) => {
  answer(request).then(
    (reply) => parentPort?.postMessage(reply),
    (error: unknown) => parentPort?.postMessage({ id: request.id, failure: failureOf(error) }),
  )
})

async function answer(request: PageRequest): Promise<PageReply> {
  const { id } = request
  if (request.act === 'open') {
    pages = await pagesOf(await filesOf(request.bytes, request.limits), request.limits)
    return { id, places: pages.map(({ file, page }) => ({ file, page })) }
  }
  return request.act === 'lines'
    ? { id, lines: await linesAt(request.at) }
    : { id, bytes: await extracted(request.at) }
}

/** A ZIP is detected by its content; only its PDFs are read, and none before all limits are checked. */
async function filesOf(bytes: Uint8Array, limits: PageLimits): Promise<File[]> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [{ name: null, bytes }]
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true })
  const files: File[] = []
  for (const entry of await entriesOf(zip, limits)) {
    const parts: Buffer[] = []
    // An entry that unpacks to more than it claims is refused while unpacking.
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
    files.push({ name: entry.fileName, bytes: Buffer.concat(parts) })
  }
  return files
}

async function entriesOf(zip: yauzl.ZipFile, limits: PageLimits): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = []
  let size = 0
  for await (const entry of zip.eachEntry()) {
    if (!/\.pdf$/i.test(entry.fileName) || entry.fileName.startsWith('__MACOSX/')) continue
    if (entry.isEncrypted()) throw new Refused('encrypted')
    size += entry.uncompressedSize
    entries.push(entry)
    if (entries.length > limits.files || size > limits.bytes) throw new Refused('too_large')
  }
  return entries
}

async function pagesOf(files: readonly File[], limits: PageLimits): Promise<Page[]> {
  const found: Page[] = []
  for (const of of files) {
    const { numPages } = await pdfOf(of)
    if (found.length + numPages > limits.pages) throw new Refused('too_many_pages')
    for (let page = 1; page <= numPages; page += 1) found.push({ of, page, file: of.name })
  }
  if (found.length === 0) throw new Refused('empty')
  return found
}

/** One document is open at a time: the pages of a file are consecutive. */
async function pdfOf(of: File): Promise<PDFDocumentProxy> {
  if (opened?.of === of) return opened.pdf
  await opened?.close()
  opened = undefined
  const task = getDocument({
    ...{ data: new Uint8Array(of.bytes), verbosity: 0, stopAtErrors: true },
    ...{ disableFontFace: true, useSystemFonts: false },
  })
  const pdf = await task.promise
  opened = { of, pdf, close: () => task.destroy() }
  return pdf
}

const pageAt = (at: number): Page => {
  const page = pages[at]
  if (page === undefined) throw new Refused('empty')
  return page
}

async function linesAt(at: number): Promise<string[]> {
  const { of, page } = pageAt(at)
  const pdf = await pdfOf(of)
  const one = await pdf.getPage(page)
  const { items } = await one.getTextContent()
  one.cleanup()
  return linesOf(
    items.flatMap((item) => {
      if (!('str' in item)) return []
      // The transformation matrix of a text: its last two numbers are the position.
      const [, , , , x = 0, y = 0] = item.transform as number[]
      return [{ text: item.str, x, y, width: item.width }]
    }),
  )
}

/** These pages as one PDF, in order, from any files. */
async function extracted(at: readonly number[]): Promise<Uint8Array> {
  const [first, ...others] = runsOf(at.map(pageAt))
  if (first === undefined) throw new Refused('empty')
  const pdf = await pdfOf(first.of)
  return pdf.extractPages([
    { document: null, includePages: first.indices },
    ...others.map(({ of, indices }) => ({ document: new Uint8Array(of.bytes), includePages: indices })),
  ])
}

function runsOf(some: readonly Page[]): { of: File; indices: number[] }[] {
  const runs: { of: File; indices: number[] }[] = []
  for (const { of, page } of some) {
    const last = runs.at(-1)
    if (last?.of === of) last.indices.push(page - 1)
    else runs.push({ of, indices: [page - 1] })
  }
  return runs
}

function failureOf(error: unknown): PageFailure {
  if (error instanceof Refused) return error.failure
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'unreadable'
}
