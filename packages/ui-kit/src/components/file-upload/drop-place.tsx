import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './file-upload.css.ts'

interface DropPlaceProps {
  label: string
  /** The accepted files; empty for all. */
  hint: string
  isCompact: boolean
  allowsMultiple: boolean
  accept: readonly string[] | undefined
  onFiles: (files: File[]) => void
}

const area = { zone: css.zone, aside: undefined, hint: css.hint, button: {} }
const line = {
  zone: classNames(css.zone, css.line),
  aside: css.aside,
  hint: classNames(css.hint, css.aside),
  button: { tone: 'primary', icon: 'upload' },
} as const

/** The drop zone, with the button that opens the file dialog. */
export function DropPlace({ label, hint, isCompact, allowsMultiple, accept, onFiles }: DropPlaceProps) {
  const { upload: words } = useWords()
  const look = isCompact ? line : area
  const [choose, drop] = allowsMultiple ? [words.choose, words.drop] : [words.chooseOne, words.dropOne]
  return (
    <DropZone
      className={look.zone}
      aria-label={label}
      onDrop={(event) => {
        const dropped = event.items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))
        void Promise.all(dropped).then(onFiles)
      }}
    >
      {isCompact ? null : (
        <span className={css.icon}>
          <Icon id="upload" />
        </span>
      )}
      <span className={css.ask}>
        <FileTrigger
          allowsMultiple={allowsMultiple}
          {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
          onSelect={(list) => onFiles([...(list ?? [])])}
        >
          <Button size="sm" {...look.button}>
            {isCompact ? label : choose}
          </Button>
        </FileTrigger>
        <span className={look.aside}>{drop}</span>
      </span>
      {hint === '' ? null : <span className={look.hint}>{hint}</span>}
    </DropZone>
  )
}
