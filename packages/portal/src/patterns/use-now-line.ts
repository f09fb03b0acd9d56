import { useFormat } from '#format/use-format.ts'

interface Done {
  readonly at: string
  /** Null when a deadline decided. */
  readonly by: { readonly displayName: string } | null
  readonly comment: string | null
}

/** A state in one line, with when, by whom and why. */
export function useNowLine(): (state: string, last: Done | undefined) => string {
  const { dateTime } = useFormat()
  return (state, last) =>
    [state, ...(last === undefined ? [] : [dateTime(last.at), last.by?.displayName, last.comment])]
      .filter((part) => part != null)
      .join(' · ')
}
