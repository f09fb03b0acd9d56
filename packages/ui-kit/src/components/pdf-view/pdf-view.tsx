import { useEffect, useState, type ReactNode } from 'react'
import * as button from '#components/button/button.css.ts'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { classNames } from '#css/class-names.ts'
import type { IconId } from '#icons/icons.ts'
import { useWords } from '#words/use-words.ts'
import { asPdf, canShowPdf } from './can-show-pdf.ts'
import * as css from './pdf-view.css.ts'

/** A PDF document to view and to download. */
export interface PdfViewProps {
  /** What the document is: “Payslip November 2026”. */
  title: string
  /** The document, or its URL on this server; undefined while it loads. */
  source?: Blob | string | undefined
  /** The file name of the download. */
  fileName: string
  /** The height of the frame, such as `48rem`. */
  height?: string | undefined
  /** Shows only the download and open buttons. Defaults to what the browser can show. */
  hidePreview?: boolean | undefined
  /** Replaces the download and open buttons where downloading is an action of its own. */
  ways?: ReactNode
  /** Why it could not be loaded. */
  error?: ReactNode
  onRetry?: (() => void) | undefined
}

/**
 * A PDF document in the page, rendered by the browser itself, with a way to download it. Where the browser cannot
 * show it inside a page, as on phones, only the buttons to download and open it. Keys: Tab goes to the links, then
 * into the document, whose keys are the browser's. For other files use a `Link` with `download`.
 */
export function PdfView(props: PdfViewProps) {
  const {
    title,
    source,
    fileName,
    height = '44rem',
    hidePreview = !canShowPdf(),
    ways,
    error,
    onRetry,
  } = props
  const { pdf: words } = useWords()
  const address = useAddress(source)
  if (error !== undefined && error !== null) return <ErrorState detail={error} onRetry={onRetry} />
  return (
    <section aria-label={title} aria-busy={address === undefined} className={css.root}>
      <div className={css.bar}>
        <p className={css.title}>{title}</p>
        {ways !== undefined || address === undefined ? (
          ways
        ) : (
          <div className={css.ways}>
            <Way href={address} target="_blank" icon="external" text={words.open} />
            <Way href={address} download={fileName} icon="download" text={words.download} />
          </div>
        )}
      </div>
      <Sheet title={title} address={address} fileName={fileName} height={height} hidePreview={hidePreview} />
    </section>
  )
}

interface SheetProps {
  title: string
  address: string | undefined
  fileName: string
  height: string
  hidePreview: boolean
}

function Sheet({ title, address, fileName, height, hidePreview }: SheetProps) {
  const { pdf: words } = useWords()
  if (address === undefined) return <Skeleton shape="block" height={height} />
  if (hidePreview) {
    return (
      <EmptyState icon="fileText" title={fileName}>
        {words.noPreview}
      </EmptyState>
    )
  }
  // No `sandbox`: Chromium blocks its own viewer in such a frame. `asPdf` ensures that nothing else runs there.
  return <iframe title={title} src={address} className={css.sheet} style={{ blockSize: height }} />
}

interface WayProps {
  href: string
  target?: '_blank'
  download?: string
  icon: IconId
  text: string
}

// Not a `Link` of the kit: a router would treat the blob URL as a path.
function Way({ icon, text, ...link }: WayProps) {
  return (
    <a {...link} rel="noreferrer" className={classNames(button.root, button.tones.neutral, button.sizes.sm)}>
      <span className={button.content}>
        <Icon id={icon} size="sm" />
        <span className={button.text}>{text}</span>
      </span>
    </a>
  )
}

// A blob URL lives until it is revoked: as long as the document is shown.
function useAddress(source: Blob | string | undefined): string | undefined {
  const [made, setMade] = useState<{ source: Blob; address: string }>()
  useEffect(() => {
    if (!(source instanceof Blob)) return undefined
    const address = URL.createObjectURL(asPdf(source))
    const frame = requestAnimationFrame(() => setMade({ source, address }))
    return () => {
      cancelAnimationFrame(frame)
      URL.revokeObjectURL(address)
    }
  }, [source])
  if (source === undefined || typeof source === 'string') return source
  return made?.source === source ? made.address : undefined
}
