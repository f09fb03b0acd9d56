import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkdayAdaptation } from '@portal/sdk'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { AdaptationList } from './adaptation-list.tsx'
import { AnswerForm } from './answer-form.tsx'

/**
 * Requests for adaptations, each answered within fifteen days: granted, refused with reasons, or with an
 * alternative.
 */
export function TeamAdaptations() {
  const { t } = useTranslation('adaptations')
  const [answered, setAnswered] = useState<WorkdayAdaptation>()
  return (
    <ScreenPage title={t('list.title')} description={t('list.teamText')}>
      <AdaptationList
        hasPeople
        rowActions={(row) => [
          {
            items: row.canAnswer
              ? [{ id: 'answer', label: t('answer.act'), icon: 'send', onAction: () => setAnswered(row) }]
              : [],
          },
        ]}
      />
      {answered === undefined ? null : (
        <AnswerForm adaptation={answered} onClose={() => setAnswered(undefined)} />
      )}
    </ScreenPage>
  )
}
