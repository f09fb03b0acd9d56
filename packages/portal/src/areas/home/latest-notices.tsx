import { useTranslation } from 'react-i18next'
import { notifications } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { AnswerLines } from '#patterns/dashboard/answer-lines.tsx'
import type { CardContentProps } from '#patterns/dashboard/part.ts'
import { Moment } from '#patterns/moment.tsx'
import { useNoticeWords } from '#patterns/notices/use-notice-words.ts'

/** What one was told last. */
export function LatestNotices({ room }: CardContentProps) {
  const { t } = useTranslation('dashboard')
  // Titles alone are said here, and none of them names a permission.
  const words = useNoticeWords([])
  const answer = useData(useFamily(notifications).index, [{ perPage: room }])
  return (
    <AnswerLines
      answer={answer}
      name={t('cards.notices')}
      room={room}
      none={t('none.notices')}
      itemsOf={({ data }) =>
        data.map((notice) => ({
          id: notice.id,
          title: words(notice).title,
          href: notice.link ?? undefined,
          end: <Moment at={notice.createdAt} />,
        }))
      }
    />
  )
}
