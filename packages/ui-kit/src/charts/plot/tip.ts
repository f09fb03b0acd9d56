import type { MarkKind } from './series-mark.tsx'

/** The content of the tooltip for the point at the cursor. */
export interface Tip {
  title: string
  /** How the series are drawn. Defaults to points. */
  kind?: MarkKind
  entries: readonly TipEntry[]
}

/** One value in the tooltip. */
export interface TipEntry {
  value: string
  label?: string
  /** The index of its series, for colour and shape. */
  series?: number
  /** The value at the cursor; without one, all are read out. */
  isCurrent?: boolean
}

/** The point at the cursor in one sentence, for screen readers. */
export function tipText({ title, entries }: Tip): string {
  const current = entries.filter(({ isCurrent = false }) => isCurrent)
  const parts = (current.length > 0 ? current : entries).map(({ label, value }) =>
    label === undefined ? value : `${label}: ${value}`,
  )
  return `${title}: ${parts.join(' · ')}`
}
