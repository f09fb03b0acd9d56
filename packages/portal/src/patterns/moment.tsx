import { useFormat } from '#format/use-format.ts'
import { useMinute } from './use-minute.ts'

/** When something was, as people say it, with the full moment behind it; it stays true while the page is open. */
export function Moment({ at }: { at: string }) {
  const format = useFormat()
  const now = useMinute()
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.moment(at, now)}
    </time>
  )
}
