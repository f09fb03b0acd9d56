import { useId, type ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { formatBytes } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './file-upload.css.ts'
import { UploadRow } from './upload-row.tsx'
import { typeNames, type FileRules } from './uploads.ts'
import { useUploads, type SendFile } from './use-uploads.ts'

/** A place to give files. */
export interface FileUploadProps extends FileRules {
  label: string
  description?: ReactNode
  allowsMultiple?: boolean | undefined
  /** Sends a file. Without it the files are only chosen, and `onFiles` has them. */
  upload?: SendFile | undefined
  /** Turns a failure into words; the kit's own when it gives none. */
  describeError?: ((error: unknown) => string | undefined) | undefined
  onFiles?: ((files: File[]) => void) | undefined
  onUploaded?: ((file: File, answer: unknown) => void) | undefined
  /** An error about the files as a whole. */
  errorMessage?: ReactNode
}

/** Takes files by choosing or dropping, checks their type and size, and shows how each one is doing. */
export function FileUpload({
  label,
  description,
  allowsMultiple = false,
  accept,
  maxBytes,
  upload,
  describeError,
  onFiles,
  onUploaded,
  errorMessage,
}: FileUploadProps) {
  const { upload: words } = useWords()
  const labelId = useId()
  const files = useUploads({ accept, maxBytes, allowsMultiple, upload, describeError, onFiles, onUploaded })
  const hint = useHint({ accept, maxBytes })
  return (
    <div className={css.root} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      {description === undefined ? null : <p className={css.description}>{description}</p>}
      <DropZone
        className={css.zone}
        aria-label={label}
        onDrop={(event) => {
          const dropped = event.items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))
          void Promise.all(dropped).then(files.add)
        }}
      >
        <span className={css.icon}>
          <Icon id="upload" />
        </span>
        <span className={css.ask}>
          <FileTrigger
            allowsMultiple={allowsMultiple}
            {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
            onSelect={(list) => files.add([...(list ?? [])])}
          >
            <Button size="sm">{allowsMultiple ? words.choose : words.chooseOne}</Button>
          </FileTrigger>
          <span>{allowsMultiple ? words.drop : words.dropOne}</span>
        </span>
        {hint === '' ? null : <span className={css.hint}>{hint}</span>}
      </DropZone>
      {errorMessage === undefined || errorMessage === null ? null : (
        <p className={css.error} role="alert">
          {errorMessage}
        </p>
      )}
      <UploadList files={files} maxBytes={maxBytes} />
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

function UploadList({
  files,
  maxBytes,
}: {
  files: ReturnType<typeof useUploads>
  maxBytes: number | undefined
}) {
  if (files.uploads.length === 0) return null
  return (
    <ul className={css.list}>
      {files.uploads.map((item) => (
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
