import { useTranslation } from 'react-i18next'
import { Bars } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { AnswerRoom } from '#patterns/dashboard/answer-room.tsx'
import type { CardContentProps } from '#patterns/dashboard/part.ts'
import { useToday } from '#patterns/dashboard/use-today.ts'

/** Records and rejected rows of the last 14 days. */
export function LoadsByDay({ room }: CardContentProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const answer = useToday()
  const name = t('cards.loadsByDay')
  return (
    <AnswerRoom answer={answer} name={name} room={room}>
      {({ loads }) => (
        <Bars
          label={name}
          isLabelHidden
          rows={loads?.byDay ?? []}
          category={({ date }) => format.shortDay(date)}
          series={[
            { id: 'records', label: t('chart.records'), value: ({ records }) => records },
            { id: 'errors', label: t('chart.errors'), value: ({ errors }) => errors },
          ]}
          format={format.short}
          height="13rem"
        />
      )}
    </AnswerRoom>
  )
}
