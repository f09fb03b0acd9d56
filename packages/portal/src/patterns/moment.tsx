import { useFormat } from '#format/use-format.ts'
import { useMinute } from './use-minute.ts'

/** An instant in relative form, with the full one as tooltip; kept up to date. */
export function Moment({ at }: { at: string }) {
  const format = useFormat()
  const now = useMinute()
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.moment(at, now)}
    </time>
  )
}
