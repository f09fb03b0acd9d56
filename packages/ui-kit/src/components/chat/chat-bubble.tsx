import { useLocale } from 'react-aria-components/I18nProvider'
import { Avatar } from '#components/avatar/avatar.tsx'
import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { Link } from '#components/link/link.tsx'
import type { IconId } from '#icons/icons.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { timeOf } from '#private/dates/moments.ts'
import { formatBytes } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import type { ChatAttachment, ChatLine, ChatMessage, ChatPerson } from './chat-lines.ts'
import * as css from './chat.css.ts'

interface ChatBubbleProps {
  line: ChatLine
  author: ChatPerson | undefined
  isOwn: boolean
  timeZone: string
  onRetry: ((id: string) => void) | undefined
}

/** One message: author, time, text, and delivery state. */
export function ChatBubble({ line, author, isOwn, timeZone, onRetry }: ChatBubbleProps) {
  const { message, isLastOfRun } = line
  const isFailed = message.delivery === 'failed'
  return (
    <div className={css.row} data-own={isOwn || undefined}>
      {isOwn ? null : <Face author={author} isShown={isLastOfRun} />}
      <div className={css.column}>
        <Author name={author?.name} isOwn={isOwn} isShown={line.isFirstOfRun && !isOwn} />
        <div className={css.bubble} data-failed={isFailed || undefined}>
          {message.text === '' ? null : <p className={css.text}>{message.text}</p>}
          <Attachments attachments={message.attachments ?? []} />
        </div>
        {isLastOfRun || isFailed ? <Foot message={message} timeZone={timeZone} onRetry={onRetry} /> : null}
      </div>
    </div>
  )
}

function Face({ author, isShown }: { author: ChatPerson | undefined; isShown: boolean }) {
  return (
    <span className={css.face}>
      {isShown && author !== undefined ? <Avatar name={author.name} src={author.photo} isDecorative /> : null}
    </span>
  )
}

// Read out with each message; visible only at the start of a run.
function Author({
  name = '',
  isOwn,
  isShown,
}: {
  name: string | undefined
  isOwn: boolean
  isShown: boolean
}) {
  const { chat: words } = useWords()
  if (isShown) return <span className={css.author}>{name}</span>
  return <VisuallyHidden>{`${isOwn ? words.you : name}: `}</VisuallyHidden>
}

function Foot({
  message,
  timeZone,
  onRetry,
}: Pick<ChatBubbleProps, 'timeZone' | 'onRetry'> & { message: ChatMessage }) {
  const { locale } = useLocale()
  return (
    <span className={css.foot}>
      <time dateTime={message.at}>{timeOf(message.at, locale, timeZone)}</time>
      <Delivery message={message} onRetry={onRetry} />
    </span>
  )
}

const deliveryIcons: Record<NonNullable<ChatMessage['delivery']>, IconId> = {
  sending: 'clock',
  sent: 'check',
  read: 'success',
  failed: 'danger',
}

function Delivery({ message, onRetry }: Pick<ChatBubbleProps, 'onRetry'> & { message: ChatMessage }) {
  const { chat: words } = useWords()
  const { delivery } = message
  if (delivery === undefined) return null
  return (
    <>
      <span className={css.delivery} data-failed={delivery === 'failed' || undefined}>
        <Icon id={deliveryIcons[delivery]} size="sm" />
        {words[delivery]}
      </span>
      {delivery === 'failed' && onRetry !== undefined ? (
        <Button size="sm" tone="quiet" icon="refresh" onPress={() => onRetry(message.id)}>
          {words.retry}
        </Button>
      ) : null}
    </>
  )
}

function Attachments({ attachments }: { attachments: readonly ChatAttachment[] }) {
  const { locale } = useLocale()
  if (attachments.length === 0) return null
  return (
    <ul className={css.attachments}>
      {attachments.map(({ id, name, bytes, href }) => (
        <li key={id} className={css.attachment}>
          <Icon id="paperclip" size="sm" />
          {href === undefined ? (
            <span>{name}</span>
          ) : (
            <Link href={href} download={name} tone="quiet">
              {name}
            </Link>
          )}
          {bytes === undefined ? null : <span className={css.size}>{formatBytes(bytes, locale)}</span>}
        </li>
      ))}
    </ul>
  )
}
