/**
 * Scans uploaded files. An operator passes one to `createServer`, for instance one that calls ClamAV. A file that is
 * infected, or that could not be scanned, is refused and deleted.
 */
export type FileScanner = (bytes: AsyncIterable<Uint8Array>) => Promise<'clean' | 'infected'>

/** The default: without a scanner, only the type of a file is checked. */
export const noScanner: FileScanner = () => Promise.resolve('clean')
