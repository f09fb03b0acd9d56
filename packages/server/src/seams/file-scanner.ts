/**
 * Whether a file that somebody sends is clean. An operator gives `createServer` one of their own, such as one that asks
 * ClamAV; a file that is not clean, or that could not be scanned, is refused and leaves nothing behind.
 */
export type FileScanner = (bytes: AsyncIterable<Uint8Array>) => Promise<'clean' | 'infected'>

/** Without a scanner of one's own nothing is known of a file but its kind. */
export const noScanner: FileScanner = () => Promise.resolve('clean')
