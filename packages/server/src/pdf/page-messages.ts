/** Why a file is refused. */
export type PageFailure = 'encrypted' | 'unreadable' | 'empty' | 'too_many_pages' | 'too_large' | 'too_slow'

export type PageLimits = {
  pages: number
  /** The maximum number of files in a ZIP. */
  files: number
  /** The maximum unpacked size of a ZIP. */
  bytes: number
}

/** The position of a page: its file in the ZIP (null for a PDF), and its number there, from 1. */
export type PagePlace = { file: string | null; page: number }

export type PageRequest =
  | { id: number; act: 'open'; bytes: Uint8Array; limits: PageLimits }
  | { id: number; act: 'lines'; at: number }
  | { id: number; act: 'extract'; at: readonly number[] }

export type PageReply =
  | { id: number; places: PagePlace[] }
  | { id: number; lines: string[] }
  | { id: number; bytes: Uint8Array }
  | { id: number; failure: PageFailure }
