import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { classNames } from '#css/class-names.ts'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import * as css from './link-list.css.ts'

/** One line of a list of links. */
export interface LinkListItem {
  id: string
  title: string
  /** A secondary text after the title. */
  detail?: string | undefined
  /** The target of the line; without it the line is no link. */
  href?: string | undefined
  /** Before the title, such as a count. */
  start?: ReactNode
  /** At the end, such as a state and when it began. */
  end?: ReactNode
}

/** A few lines and the space reserved for them. */
export interface LinkListProps {
  items: readonly LinkListItem[]
  /** The maximum number of lines: the list has this height from the start, so that nothing below it moves. */
  room: number
  /** One below the other, or in as many columns as fit. */
  layout?: 'lines' | 'columns' | undefined
  /** Whether long texts are whole or limited to two lines, as `room` expects. Defaults to `short`. */
  texts?: 'short' | 'whole' | undefined
  isLoading?: boolean | undefined
  /** Replaces the lines when there are none, and says why. */
  instead?: ReactNode
}

/** A short list of links for a dashboard card; the whole line is clickable. */
export function LinkList({
  items,
  room,
  layout = 'lines',
  texts = 'short',
  isLoading = false,
  instead,
}: LinkListProps) {
  const lines = isLoading ? [] : items
  const spare = Array.from({ length: Math.max(0, room - lines.length) }, (_, at) => at)
  return (
    <div className={css.root} aria-busy={isLoading || undefined}>
      <ul className={css.layouts[layout]} aria-hidden={lines.length === 0 || undefined}>
        {lines.map((item) => (
          <Line key={item.id} {...item} texts={texts} />
        ))}
        {spare.map((at) => (
          <li key={at} className={css.line} aria-hidden>
            {isLoading ? <Skeleton /> : null}
          </li>
        ))}
      </ul>
      {isLoading || lines.length > 0 || instead === undefined ? null : (
        <div className={css.instead}>{instead}</div>
      )}
    </div>
  )
}

function Line({ title, detail, href, start, end, texts }: LinkListItem & { texts: 'short' | 'whole' }) {
  return (
    <li className={css.line}>
      {start === undefined ? null : <span className={css.start}>{start}</span>}
      <span className={classNames(css.words, texts === 'short' && css.short)}>
        {href === undefined ? (
          title
        ) : (
          <Link href={href} className={css.link}>
            {title}
          </Link>
        )}
        {detail === undefined ? null : <span className={css.detail}> · {detail}</span>}
      </span>
      {end === undefined ? null : <span className={css.end}>{end}</span>}
    </li>
  )
}
