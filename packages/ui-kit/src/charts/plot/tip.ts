import type { MarkKind } from './series-mark.tsx'

/** What a chart says about the point under the cursor. */
export interface Tip {
  title: string
  /** How the series are drawn; as points when left out. */
  kind?: MarkKind
  entries: readonly TipEntry[]
}

/** One value of the box beside the cursor. */
export interface TipEntry {
  value: string
  label?: string
  /** Which series it belongs to, for its colour and shape. */
  series?: number
  /** The value that the cursor stands on; without one all of them are read out. */
  isCurrent?: boolean
}

/** The point under the cursor in one sentence, for readers of the screen. */
export function speak({ title, entries }: Tip): string {
  const current = entries.filter(({ isCurrent = false }) => isCurrent)
  const parts = (current.length > 0 ? current : entries).map(({ label, value }) =>
    label === undefined ? value : `${label}: ${value}`,
  )
  return `${title}: ${parts.join(' · ')}`
}
