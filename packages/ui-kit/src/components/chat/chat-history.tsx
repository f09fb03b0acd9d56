import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { dayLabel, dayOf } from '#private/dates/moments.ts'
import { useWords } from '#words/use-words.ts'
import { ChatBubble } from './chat-bubble.tsx'
import { chatLines, messagesSince, type ChatLine, type ChatMessage, type ChatPerson } from './chat-lines.ts'
import * as css from './chat.css.ts'

interface ChatHistoryProps {
  label: string
  me: string
  people: readonly ChatPerson[]
  messages: readonly ChatMessage[]
  firstUnread: string | undefined
  timeZone: string
  now: string
  onRetry: ((id: string) => void) | undefined
  onLoadOlder: (() => void) | undefined
  isLoadingOlder: boolean
}

/** Within this distance of the end, in pixels, the reader counts as being at the end. */
const nearEnd = 80

/** A virtualised list of messages: thousands are as fast as ten. */
export function ChatHistory(props: ChatHistoryProps) {
  const { label, messages, firstUnread, timeZone, me } = props
  const { chat: words } = useWords()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const lines = useMemo(
    () => chatLines(messages, { timeZone, firstUnread }),
    [messages, timeZone, firstUnread],
  )
  const { isAtEnd, seen, look } = useReadingPlace(messages.at(-1)?.id)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: () => 64,
    getItemKey: (index) => lines[index]?.message.id ?? index,
    overscan: 8,
    // Keep the visible messages in place when older ones are inserted above, and follow the end when new ones arrive.
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
  })
  const begin = useEffectEvent(() => {
    const at = lines.findIndex(({ isFirstUnread }) => isFirstUnread)
    if (at === -1) virtual.scrollToEnd()
    else virtual.scrollToIndex(at, { align: 'start' })
  })
  useEffect(() => {
    if (scroller !== null) begin()
  }, [scroller])
  const items = virtual.getVirtualItems()
  return (
    <div className={css.frame}>
      <Older onLoadOlder={props.onLoadOlder} isLoadingOlder={props.isLoadingOlder} />
      {/* A virtualised live region would also read out what scrolls into view: announce new messages separately. */}
      <div
        ref={setScroller}
        role="log"
        aria-live="off"
        aria-label={words.history(label)}
        tabIndex={0}
        className={css.scroller}
        onScroll={look}
      >
        <div className={css.sheet} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const line = lines[index]
            return line === undefined ? null : (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={css.line}
                style={{ translate: `0 ${start}px` }}
              >
                <Line {...props} line={line} />
              </div>
            )
          })}
        </div>
      </div>
      {isAtEnd ? null : (
        <ToEnd count={messagesSince(messages, seen, me).length} onPress={() => virtual.scrollToEnd()} />
      )}
    </div>
  )
}

/** Whether the reader is at the end, and the last message when they were. */
function useReadingPlace(last: string | undefined) {
  const [isAtEnd, setAtEnd] = useState(true)
  const [seen, setSeen] = useState(last)
  const look = ({ currentTarget: log }: { currentTarget: HTMLElement }) => {
    const isNow = log.scrollHeight - log.clientHeight - log.scrollTop < nearEnd
    setAtEnd(isNow)
    if (isNow) setSeen(last)
  }
  return { isAtEnd, seen, look }
}

function Older({ onLoadOlder, isLoadingOlder }: Pick<ChatHistoryProps, 'onLoadOlder' | 'isLoadingOlder'>) {
  const { chat: words } = useWords()
  if (onLoadOlder === undefined) return null
  return (
    <div className={css.top}>
      <Button size="sm" tone="quiet" icon="history" onPress={onLoadOlder} isPending={isLoadingOlder}>
        {words.loadOlder}
      </Button>
    </div>
  )
}

function ToEnd({ count, onPress }: { count: number; onPress: () => void }) {
  const { chat: words } = useWords()
  return (
    <div className={css.toEnd}>
      <Button size="sm" icon="arrowDown" onPress={onPress}>
        {count === 0 ? words.toEnd : words.newMessages(count)}
      </Button>
    </div>
  )
}

function Line({ line, people, me, timeZone, now, onRetry }: ChatHistoryProps & { line: ChatLine }) {
  const words = useWords()
  const { locale } = useLocale()
  const { message, day } = line
  return (
    <>
      {day === undefined ? null : (
        <p className={css.day}>{dayLabel(day, dayOf(now, timeZone), locale, words.day)}</p>
      )}
      {line.isFirstUnread ? <p className={css.unread}>{words.chat.unread}</p> : null}
      {message.authorId === undefined ? (
        <p className={css.system}>{message.text}</p>
      ) : (
        <ChatBubble
          line={line}
          author={people.find(({ id }) => id === message.authorId)}
          isOwn={message.authorId === me}
          timeZone={timeZone}
          onRetry={onRetry}
        />
      )}
    </>
  )
}
