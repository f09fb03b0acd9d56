import { useState } from 'react'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { Popover } from '#components/popover/popover.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import { arrivals, shortCount, type Notice } from './notice.ts'
import { NotificationList, type NotificationListProps } from './notification-list.tsx'
import * as css from './notification-centre.css.ts'

/** A bell and its panel. */
export interface NotificationCentreProps extends NotificationListProps {
  /** The number of unread notifications, when only the newest are passed in. Defaults to counting them. */
  unreadCount?: number | undefined
}

/**
 * A bell with the number of unread notifications, which opens them. New ones are announced once, politely. Keys:
 * Enter opens, Tab walks, Escape closes and goes back to the bell. On the page of all notifications use
 * `NotificationList`; for the outcome of an action use `toast`.
 */
export function NotificationCentre({ unreadCount, ...list }: NotificationCentreProps) {
  const { notifications: words } = useWords()
  const [isOpen, setOpen] = useState(false)
  const news = useNews(list)
  const unread = unreadCount ?? list.notices.filter(({ isRead }) => !isRead).length
  return (
    <>
      <Popover
        label={words.title}
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <span className={css.bell}>
            <IconButton icon="bell" label={words.open(unread)} />
            {unread === 0 ? null : (
              <span className={css.count} aria-hidden>
                {shortCount(unread)}
              </span>
            )}
          </span>
        }
      >
        <NotificationList
          {...list}
          onOpen={(notice) => {
            setOpen(false)
            list.onOpen?.(notice)
          }}
        />
      </Popover>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  )
}

// Do not announce the initial ones.
function useNews({ notices, isLoading = false }: NotificationListProps): string {
  const { notifications: words } = useWords()
  const [known, setKnown] = useState<{ notices: readonly Notice[] | undefined; news: readonly Notice[] }>({
    notices: isLoading ? undefined : notices,
    news: [],
  })
  if (!isLoading && known.notices !== notices) {
    const news = known.notices === undefined ? [] : arrivals(known.notices, notices)
    setKnown({ notices, news: news.length > 0 ? news : known.news })
  }
  const [first] = known.news
  return first === undefined ? '' : words.arrived(known.news.length, first.title)
}
