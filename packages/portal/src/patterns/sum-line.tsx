import { Inline } from '@portal/ui-kit'

interface SumLineProps {
  /** Each label with its sum; undefined while loading. */
  sums: readonly (readonly [label: string, value: string | number | undefined])[]
}

/** What all rows that match add up to, in one line: the rows below are what the page is for. */
export function SumLine({ sums }: SumLineProps) {
  return (
    <Inline space="lg">
      {sums.map(([label, value]) => (
        <span key={label}>
          {label}: <strong>{value ?? '—'}</strong>
        </span>
      ))}
    </Inline>
  )
}
