import { useState } from 'react'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { Popover } from '#components/popover/popover.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import { arrivals, shortCount, type Notice } from './notice.ts'
import { NotificationList, type NotificationListProps } from './notification-list.tsx'
import * as css from './notification-centre.css.ts'

/** A bell and what it opens. */
export interface NotificationCentreProps extends NotificationListProps {
  /** How many are not read, where only the newest are given; counted when left out. */
  unreadCount?: number | undefined
}

/**
 * A bell with the number of notices that were not read, which opens them. What arrives is told to readers of the
 * screen once, politely. Keys: Enter opens, Tab walks, Escape closes and goes back to the bell. On the page of all
 * notices use `NotificationList`; for the outcome of an act use `toast`.
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

// What was there at the start did not arrive.
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
