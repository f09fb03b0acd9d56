import { useId, useRef, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Link } from '#components/link/link.tsx'
import { Select } from '#components/select/select.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { byDay, dayLabel, dayOf } from '#private/dates/moments.ts'
import { useWords } from '#words/use-words.ts'
import { NoticeLine } from './notice-line.tsx'
import { shownNotices, type Notice, type NoticeFilter, type NoticeKind } from './notice.ts'
import * as css from './notification-centre.css.ts'

/** A list of notifications and their actions. */
export interface NotificationListProps {
  notices: readonly Notice[]
  /** The kinds to filter by. Defaults to no such filter. */
  kinds?: readonly NoticeKind[] | undefined
  onRead: (id: string) => void
  onReadAll: () => void
  /** Called when a notification with a target was pressed; it is already marked as read. */
  onOpen?: ((notice: Notice) => void) | undefined
  /** The page with all notifications. */
  seeAllHref?: string | undefined
  /** The reader's time zone, such as `Europe/Madrid`. Defaults to UTC. */
  timeZone?: string | undefined
  /** The current instant, for “Today”. Defaults to the clock. */
  now?: string | undefined
  isLoading?: boolean | undefined
  error?: ReactNode
  onRetry?: (() => void) | undefined
}

const none: readonly NoticeKind[] = []

/**
 * Notifications by day, to be marked as read and filtered by kind; for a page of its own. In the bar above every page
 * use `NotificationCentre`; for a temporary message use `toast`.
 */
export function NotificationList(props: NotificationListProps) {
  const { notices, kinds = none, onRead, onReadAll, onOpen, seeAllHref, timeZone = 'UTC' } = props
  const { notifications: words } = useWords()
  const [filter, setFilter] = useState<NoticeFilter>({ id: 'all' })
  const [opened] = useState(() => new Date().toISOString())
  const list = useRef<HTMLDivElement>(null)
  const hasUnread = notices.some(({ isRead }) => !isRead)
  const read = (id: string) => {
    // The pressed button disappears: keep the focus in the list.
    list.current?.focus()
    onRead(id)
  }
  return (
    <div className={css.panel}>
      <div className={css.tools}>
        <KindFilter kinds={kinds} filter={filter} onFilter={setFilter} />
        {hasUnread ? (
          <Button
            size="sm"
            tone="quiet"
            icon="checklist"
            onPress={() => {
              list.current?.focus()
              onReadAll()
            }}
          >
            {words.markAllRead}
          </Button>
        ) : null}
      </div>
      <div ref={list} tabIndex={-1} className={css.days} aria-busy={props.isLoading === true}>
        <Days
          {...props}
          shown={shownNotices(notices, filter)}
          isFiltered={filter.id !== 'all'}
          timeZone={timeZone}
          now={props.now ?? opened}
          onRead={read}
          onOpen={(notice) => {
            if (!notice.isRead) onRead(notice.id)
            onOpen?.(notice)
          }}
        />
      </div>
      {seeAllHref === undefined ? null : (
        <p className={css.foot}>
          <Link href={seeAllHref}>{words.seeAll}</Link>
        </p>
      )}
    </div>
  )
}

interface KindFilterProps {
  kinds: readonly NoticeKind[]
  filter: NoticeFilter
  onFilter: (filter: NoticeFilter) => void
}

function KindFilter({ kinds, filter, onFilter }: KindFilterProps) {
  const { notifications: words } = useWords()
  const options = [
    { id: 'all', label: words.all },
    { id: 'unread', label: words.unread },
    // A kind could be called `all`, too.
    ...kinds.map(({ id, label, icon }) => ({ id: `kind:${id}`, label, icon })),
  ]
  const choose = (id: string) => {
    if (id === 'all' || id === 'unread') onFilter({ id })
    else onFilter({ id: 'kind', kind: id.slice('kind:'.length) })
  }
  return (
    <div className={css.filter}>
      <Select
        label={words.filter}
        isLabelHidden
        size="sm"
        options={options}
        value={filter.id === 'kind' ? `kind:${filter.kind}` : filter.id}
        onChange={choose}
      />
    </div>
  )
}

interface DaysProps extends Omit<NotificationListProps, 'onOpen'> {
  shown: readonly Notice[]
  isFiltered: boolean
  timeZone: string
  now: string
  onOpen: (notice: Notice) => void
}

function Days({ shown, isFiltered, kinds = none, timeZone, now, onRead, onOpen, ...load }: DaysProps) {
  const words = useWords()
  const { locale } = useLocale()
  const headingId = useId()
  if (load.error !== undefined && load.error !== null) {
    return <ErrorState detail={load.error} onRetry={load.onRetry} />
  }
  if (load.isLoading === true) return <Waiting />
  if (shown.length === 0) {
    const { none: nothing, noneText, noneOfKind } = words.notifications
    return isFiltered ? (
      <EmptyState kind="none-match" title={noneOfKind} />
    ) : (
      <EmptyState icon="bell" title={nothing}>
        {noneText}
      </EmptyState>
    )
  }
  return byDay(shown, timeZone).map(({ day, items }) => (
    <section key={day} aria-labelledby={`${headingId}${day}`}>
      <h3 id={`${headingId}${day}`} className={css.day}>
        {dayLabel(day, dayOf(now, timeZone), locale, words.day)}
      </h3>
      <ul>
        {items.map((notice) => (
          <NoticeLine
            key={notice.id}
            notice={notice}
            kind={kinds.find(({ id }) => id === notice.kind)}
            timeZone={timeZone}
            onRead={onRead}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  ))
}

const Waiting = () => (
  <div className={css.waiting}>
    <Skeleton lines={2} />
    <Skeleton lines={2} />
    <Skeleton lines={2} />
  </div>
)
