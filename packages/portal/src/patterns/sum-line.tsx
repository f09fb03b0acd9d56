import { Inline } from '@portal/ui-kit'

interface SumLineProps {
  /** Each label with its sum; undefined while loading. */
  sums: readonly (readonly [label: string, value: string | number | undefined])[]
}

/** The totals of all matching rows in one line. */
export function SumLine({ sums }: SumLineProps) {
  return (
    <Inline space="lg" lineSpace="xxs">
      {sums.map(([label, value]) => (
        <span key={label}>
          {label}: <strong>{value ?? '—'}</strong>
        </span>
      ))}
    </Inline>
  )
}
