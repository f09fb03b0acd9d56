import { useId, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatBytes } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { DropPlace } from './drop-place.tsx'
import * as css from './file-upload.css.ts'
import { UploadRow } from './upload-row.tsx'
import { typeNames, type FileRules } from './uploads.ts'
import { useUploads, type SendFile } from './use-uploads.ts'

/** Properties of an upload field. */
export interface FileUploadProps extends FileRules {
  label: string
  description?: ReactNode
  /** One line beside a title, where the uploaded files matter more than the drop zone itself. */
  isCompact?: boolean | undefined
  allowsMultiple?: boolean | undefined
  /** Sends a file. Without it the files are only selected and passed to `onFiles`. */
  upload?: SendFile | undefined
  /** Maps an error to a message. Defaults to the kit's own. */
  describeError?: ((error: unknown) => string | undefined) | undefined
  onFiles?: ((files: File[]) => void) | undefined
  onUploaded?: ((file: File, answer: unknown) => void) | undefined
  /** Called after a file was sent, which then leaves the list: the caller shows it. */
  isHandedOver?: boolean | undefined
  /** An error about the files as a whole. */
  errorMessage?: ReactNode
}

/** Accepts files by selection or drag and drop, checks their type and size, and shows the state of each one. */
export function FileUpload({
  label,
  description,
  isCompact = false,
  allowsMultiple = false,
  accept,
  maxBytes,
  upload,
  describeError,
  onFiles,
  onUploaded,
  isHandedOver = false,
  errorMessage,
}: FileUploadProps) {
  const labelId = useId()
  const files = useUploads({ accept, maxBytes, allowsMultiple, upload, describeError, onFiles, onUploaded })
  const hint = useHint({ accept, maxBytes })
  return (
    <div className={css.root} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={css.label} hidden={isCompact}>
        {label}
      </span>
      {description === undefined ? null : <p className={css.description}>{description}</p>}
      <DropPlace {...{ label, hint, isCompact, allowsMultiple, accept }} onFiles={files.add} />
      {errorMessage === undefined || errorMessage === null ? null : (
        <p className={css.error} role="alert">
          {errorMessage}
        </p>
      )}
      <UploadList files={files} maxBytes={maxBytes} isHandedOver={isHandedOver} />
    </div>
  )
}

function useHint({ accept, maxBytes }: FileRules): string {
  const { upload: words } = useWords()
  const { locale } = useLocale()
  return [
    accept === undefined ? '' : words.types(typeNames(accept).join(', ')),
    maxBytes === undefined ? '' : words.limit(formatBytes(maxBytes, locale)),
  ]
    .filter(Boolean)
    .join(' ')
}

interface UploadListProps {
  files: ReturnType<typeof useUploads>
  maxBytes: number | undefined
  isHandedOver: boolean
}

function UploadList({ files, maxBytes, isHandedOver }: UploadListProps) {
  const shown = files.uploads.filter(({ state }) => !isHandedOver || state.kind !== 'done')
  if (shown.length === 0) return null
  return (
    <ul className={css.list}>
      {shown.map((item) => (
        <UploadRow
          key={item.id}
          upload={item}
          maxBytes={maxBytes}
          onCancel={() => files.cancel(item.id)}
          onRetry={() => files.retry(item)}
          onRemove={() => files.remove(item.id)}
        />
      ))}
    </ul>
  )
}
