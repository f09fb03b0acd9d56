import { useTranslation } from 'react-i18next'
import { notifications } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { AnswerLines } from '#patterns/dashboard/answer-lines.tsx'
import type { CardContentProps } from '#patterns/dashboard/part.ts'
import { Moment } from '#patterns/moment.tsx'
import { useNoticeWords } from '#patterns/notices/use-notice-words.ts'

/** The latest notifications. */
export function LatestNotices({ room }: CardContentProps) {
  const { t } = useTranslation('dashboard')
  const answer = useData(useFamily(notifications).index, [{ perPage: room }])
  const words = useNoticeWords(answer.data?.data ?? [])
  return (
    <AnswerLines
      answer={answer}
      name={t('cards.notices')}
      room={room}
      none={t('none.notices')}
      itemsOf={({ data }) =>
        data.map((notice) => {
          const { title, text } = words(notice)
          return {
            ...{ id: notice.id, title, detail: text },
            href: notice.link ?? undefined,
            end: <Moment at={notice.createdAt} />,
          }
        })
      }
    />
  )
}
