import { useFormat } from '#format/use-format.ts'

interface Done {
  readonly at: string
  /** Nobody where a deadline passed. */
  readonly by: { readonly displayName: string } | null
  readonly comment: string | null
}

/** What stands of a thing in one line: its state, and when, by whom and why it came to that. */
export function useNowLine(): (state: string, last: Done | undefined) => string {
  const { dateTime } = useFormat()
  return (state, last) =>
    [state, ...(last === undefined ? [] : [dateTime(last.at), last.by?.displayName, last.comment])]
      .filter((part) => part != null)
      .join(' · ')
}
