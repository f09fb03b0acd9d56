import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '#components/icon/icon.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { Progress } from '#components/progress/progress.tsx'
import { classNames } from '#css/class-names.ts'
import { inkTones } from '#css/tone.css.ts'
import type { Tone } from '#private/tone.ts'
import type { Words } from '#words/es.ts'
import { formatBytes, formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './file-upload.css.ts'
import type { Upload, UploadState } from './uploads.ts'

interface UploadRowProps {
  upload: Upload
  maxBytes: number | undefined
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

const tones: Record<UploadState['kind'], Tone> = {
  chosen: 'neutral',
  uploading: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  refused: 'danger',
}

/** One file: its name, size and state, and its current actions. */
export function UploadRow({
  upload: { file, state },
  maxBytes,
  onCancel,
  onRetry,
  onRemove,
}: UploadRowProps) {
  const { upload: words } = useWords()
  const { locale } = useLocale()
  const size = (bytes: number) => formatBytes(bytes, locale)
  const percent = (share: number) =>
    formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 })
  const canRetry = state.kind === 'failed' || state.kind === 'cancelled'
  return (
    <li className={css.row}>
      <span className={classNames(css.rowIcon, inkTones[tones[state.kind]])}>
        <Icon id={state.kind === 'done' ? 'success' : tones[state.kind] === 'danger' ? 'danger' : 'file'} />
      </span>
      <div className={css.words}>
        <span className={css.name}>
          <span className={css.fileName}>{file.name}</span>{' '}
          <span className={css.hint}>{size(file.size)}</span>
        </span>
        {state.kind === 'uploading' ? (
          <Progress label={file.name} isLabelHidden value={state.share} max={1} />
        ) : null}
        <span className={classNames(css.state, inkTones[tones[state.kind]])} role="status">
          {stateText(state, words, percent, maxBytes === undefined ? '' : size(maxBytes))}
        </span>
      </div>
      {canRetry ? (
        <IconButton icon="restart" size="sm" label={words.retry(file.name)} onPress={onRetry} />
      ) : null}
      {state.kind === 'uploading' ? (
        <IconButton icon="x" size="sm" label={words.cancel(file.name)} onPress={onCancel} />
      ) : (
        <IconButton icon="trash" size="sm" label={words.remove(file.name)} onPress={onRemove} />
      )}
    </li>
  )
}

function stateText(
  state: UploadState,
  words: Words['upload'],
  percent: (share: number) => string,
  limit: string,
): string {
  switch (state.kind) {
    case 'chosen':
      return ''
    case 'uploading':
      return words.uploading(percent(state.share))
    case 'done':
      return words.done
    case 'cancelled':
      return words.cancelled
    case 'failed':
      return state.message ?? words.failed
    case 'refused':
      return { type: words.typeInvalid, size: words.sizeInvalid(limit), empty: words.empty }[state.reason]
  }
}
