import { useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Avatar } from '#components/avatar/avatar.tsx'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatHistory } from './chat-history.tsx'
import { messagesSince, type ChatMessage, type ChatPerson } from './chat-lines.ts'
import * as css from './chat.css.ts'

/** A conversation. */
export interface ChatProps {
  /** The name of the person or group: “Berta Soler”, “Turno de tarde”. */
  label: string
  /** The id of the reader. */
  me: string
  people: readonly ChatPerson[]
  /** The messages, oldest first. */
  messages: readonly ChatMessage[]
  /** The id of the first message that the reader has not seen. */
  firstUnread?: string | undefined
  /** The ids of the people who are typing. */
  typing?: readonly string[] | undefined
  onSend: (text: string) => void
  /** Resends a failed message. */
  onRetry?: ((id: string) => void) | undefined
  /** Loads earlier messages; leave it out when there are none. */
  onLoadOlder?: (() => void) | undefined
  isLoadingOlder?: boolean | undefined
  /** The reader's time zone, such as `Europe/Madrid`. Defaults to UTC. */
  timeZone?: string | undefined
  /** The current instant, for “Today”. Defaults to the clock. */
  now?: string | undefined
  height?: string | undefined
  isLoading?: boolean | undefined
  error?: ReactNode
  onReload?: (() => void) | undefined
}

/**
 * A conversation: messages by day, the new ones marked, who is typing, and a field to answer. Messages of others are
 * announced politely. Keys: Tab goes to the history, where arrows scroll, and to the answer; Enter sends, Shift and
 * Enter begins a new line. For comments on a ticket without back and forth use a list of `Card`; for notices
 * `NotificationList`.
 */
export function Chat(props: ChatProps) {
  const { label, me, people, messages, typing = [], height = '36rem', isLoading = false, onSend } = props
  const others = people.filter(({ id }) => id !== me)
  const writing = others.filter(({ id }) => typing.includes(id)).map(({ name }) => name)
  return (
    <section className={css.root} aria-label={label} aria-busy={isLoading} style={{ blockSize: height }}>
      <Head label={label} others={others} />
      <History {...props} />
      <Typing names={writing} />
      <News me={me} people={people} messages={messages} />
      <ChatComposer onSend={onSend} />
    </section>
  )
}

function History({ error, onReload, isLoading = false, timeZone = 'UTC', now, ...talk }: ChatProps) {
  const { chat: words } = useWords()
  const [opened] = useState(() => new Date().toISOString())
  if (error !== undefined && error !== null) return <ErrorState detail={error} onRetry={onReload} />
  if (isLoading) {
    return (
      <div className={css.waiting}>
        <Skeleton lines={3} />
        <Skeleton lines={2} />
      </div>
    )
  }
  if (talk.messages.length === 0) return <p className={css.none}>{words.none}</p>
  return (
    <ChatHistory
      {...talk}
      firstUnread={talk.firstUnread}
      onRetry={talk.onRetry}
      onLoadOlder={talk.onLoadOlder}
      timeZone={timeZone}
      now={now ?? opened}
      isLoadingOlder={talk.isLoadingOlder ?? false}
    />
  )
}

function Head({ label, others }: { label: string; others: readonly ChatPerson[] }) {
  const { chat: words } = useWords()
  const [only] = others
  return (
    <div className={css.head}>
      <span className={css.faces}>
        {others.slice(0, 5).map(({ id, name, photo, presence }) => (
          <span key={id} className={css.faceWithDot}>
            <Avatar name={name} src={photo} isDecorative={others.length === 1} />
            {presence === undefined ? null : (
              <span className={css.dot} data-presence={presence} aria-hidden />
            )}
          </span>
        ))}
      </span>
      <span className={css.names}>
        <span className={css.label}>{label}</span>
        {others.length === 1 && only?.presence !== undefined ? (
          <span className={css.presence}>{words.presence[only.presence]}</span>
        ) : null}
      </span>
    </div>
  )
}

function Typing({ names }: { names: readonly string[] }) {
  const { chat: words } = useWords()
  const { locale } = useLocale()
  return (
    <p role="status" className={css.typing}>
      {names.length === 0 ? '' : words.typing(new Intl.ListFormat(locale).format(names))}
    </p>
  )
}

// Do not announce the initial messages.
function News({ me, people, messages }: Pick<ChatProps, 'me' | 'people' | 'messages'>) {
  const [known, setKnown] = useState<{ messages: readonly ChatMessage[]; news: string }>({
    messages,
    news: '',
  })
  if (known.messages !== messages) {
    const last = known.messages.at(-1)
    const latest = last === undefined ? undefined : messagesSince(messages, last.id, me).at(-1)
    const name = people.find(({ id }) => id === latest?.authorId)?.name ?? ''
    setKnown({ messages, news: latest === undefined ? known.news : `${name}: ${latest.text}` })
  }
  return (
    <VisuallyHidden>
      <span role="status">{known.news}</span>
    </VisuallyHidden>
  )
}
