import { useTranslation } from 'react-i18next'
import { AnswerLines } from '#patterns/dashboard/answer-lines.tsx'
import type { CardContentProps } from '#patterns/dashboard/part.ts'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import { useToday } from '#patterns/dashboard/use-today.ts'
import { LoadStatus } from '#patterns/load-status.tsx'
import { Moment } from '#patterns/moment.tsx'

/** The most recently changed loads, with links. */
export function RecentLoads({ room }: CardContentProps) {
  const { t } = useTranslation('dashboard')
  const hrefOf = usePageHref()
  const answer = useToday()
  return (
    <AnswerLines
      answer={answer}
      name={t('cards.recentLoads')}
      room={room}
      none={t('none.recentLoads')}
      itemsOf={({ loads }) =>
        (loads?.recent ?? []).map((load) => ({
          id: load.id,
          title: load.name,
          href: hrefOf(`/clustering/cargue?load=${load.id}`),
          end: (
            <>
              <LoadStatus load={load} />
              <Moment at={load.createdAt} />
            </>
          ),
        }))
      }
    />
  )
}
