/** The state of an upload. */
export type UploadState =
  | { kind: 'chosen' }
  | { kind: 'uploading'; share: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string | undefined }
  | { kind: 'cancelled' }
  | { kind: 'refused'; reason: 'type' | 'size' | 'empty' }

/** A file and the state of its upload. */
export interface Upload {
  id: number
  file: File
  state: UploadState
}

/** What happens to a list of files. */
export type UploadEvent =
  | { kind: 'add'; uploads: readonly Upload[]; replaces: boolean }
  | { kind: 'change'; id: number; state: UploadState }
  | { kind: 'remove'; id: number }

/** The list after an event. An event of a removed file is ignored. */
export function uploadsReducer(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.kind === 'add') return event.replaces ? event.uploads : [...uploads, ...event.uploads]
  if (event.kind === 'remove') return uploads.filter(({ id }) => id !== event.id)
  return uploads.map((upload) => (upload.id === event.id ? { ...upload, state: event.state } : upload))
}

/** Requirements on a file. */
export interface FileRules {
  /** MIME types (`text/csv`, `image/*`) and extensions (`.csv`). */
  accept?: readonly string[] | undefined
  maxBytes?: number | undefined
}

/** Why a file is refused, or undefined. Browsers report no type for some CSV files: then the extension decides. */
export function refusal(file: File, { accept, maxBytes }: FileRules): 'type' | 'size' | 'empty' | undefined {
  if (accept !== undefined && !accept.some((rule) => isAccepted(file, rule))) return 'type'
  if (file.size === 0) return 'empty'
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined
}

function isAccepted(file: File, rule: string): boolean {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase())
  return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule
}

/** The accepted types in words: `.csv` and `text/csv` are both CSV. */
export function typeNames(accept: readonly string[]): string[] {
  const names = accept.map((rule) => {
    const [kind = '', subtype = '*'] = rule.split('/')
    return (rule.startsWith('.') ? rule.slice(1) : subtype === '*' ? kind : subtype).toUpperCase()
  })
  return [...new Set(names)]
}
