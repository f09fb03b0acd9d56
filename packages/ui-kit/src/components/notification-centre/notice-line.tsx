import { Link } from 'react-aria-components/Link'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '#components/icon/icon.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { classNames } from '#css/class-names.ts'
import { softTones } from '#css/tone.css.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { timeOf } from '#private/dates/moments.ts'
import { toneIcons } from '#private/tone.ts'
import { useWords } from '#words/use-words.ts'
import type { Notice, NoticeKind } from './notice.ts'
import * as css from './notification-centre.css.ts'

interface NoticeLineProps {
  notice: Notice
  kind: NoticeKind | undefined
  timeZone: string
  onRead: (id: string) => void
  onOpen: (notice: Notice) => void
}

/** One notification: subject, time, and whether it was read. */
export function NoticeLine({ notice, kind, timeZone, onRead, onOpen }: NoticeLineProps) {
  const { notifications: words } = useWords()
  const { locale } = useLocale()
  const { title, text, at, isRead, tone = 'neutral' } = notice
  return (
    <li className={css.line} data-unread={!isRead || undefined}>
      <span className={classNames(css.icon, softTones[tone])}>
        <Icon id={kind?.icon ?? (tone === 'neutral' ? 'bell' : toneIcons[tone])} size="sm" />
      </span>
      <div className={css.words}>
        <Title notice={notice} onOpen={onOpen} />
        {text === undefined ? null : <p className={css.text}>{text}</p>}
        <p className={css.when}>
          {isRead ? null : <VisuallyHidden>{`${words.unread}. `}</VisuallyHidden>}
          {kind === undefined ? null : `${kind.label} · `}
          <time dateTime={at}>{timeOf(at, locale, timeZone)}</time>
        </p>
      </div>
      {isRead ? null : (
        <span className={css.mark}>
          <span className={css.dot} aria-hidden />
          <IconButton
            icon="check"
            size="sm"
            label={words.markRead(title)}
            onPress={() => onRead(notice.id)}
          />
        </span>
      )}
    </li>
  )
}

function Title({ notice, onOpen }: Pick<NoticeLineProps, 'notice' | 'onOpen'>) {
  const { title, href } = notice
  if (href === undefined) return <p className={css.title}>{title}</p>
  return (
    <Link href={href} className={classNames(css.title, css.link)} onPress={() => onOpen(notice)}>
      {title}
    </Link>
  )
}
