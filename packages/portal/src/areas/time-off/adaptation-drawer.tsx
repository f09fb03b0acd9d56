import { useTranslation } from 'react-i18next'
import type { WorkdayAdaptation } from '@portal/sdk'
import { workdayAdaptations } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Drawer, Inline, Skeleton, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { adaptationTones } from './adaptation-columns.tsx'

/** The request, the deadline of the answer, and the answer. */
export function AdaptationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('adaptations')
  const { data, error, refresh } = useData(useFamily(workdayAdaptations).show, [id])
  const title =
    data === undefined
      ? t('list.title')
      : t('list.label', { person: data.person.displayName, from: data.startsOn })
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Shown adaptation={data} />
      )}
    </Drawer>
  )
}

function Shown({ adaptation }: { adaptation: WorkdayAdaptation }) {
  const { t } = useTranslation('adaptations')
  const format = useFormat()
  const { state, wanted, reason, startsOn, endsOn, dueOn, alternative, comment, answeredBy } = adaptation
  return (
    <Stack space="lg">
      <Inline>
        <Status tone={adaptationTones[state]}>{t(`list.states.${state}`)}</Status>
      </Inline>
      <DescriptionList
        items={[
          { term: t('list.wanted'), value: wanted },
          { term: t('list.reason'), value: reason },
          { term: t('list.startsOn'), value: startsOn },
          { term: t('list.endsOn'), value: endsOn },
          { term: t('list.createdAt'), value: format.dateTime(adaptation.createdAt) },
          { term: t('list.dueOn'), value: dueOn },
          { term: t('list.alternative'), value: alternative },
          { term: t('list.comment'), value: comment },
          { term: t('list.answeredBy'), value: answeredBy?.displayName },
        ]}
      />
      <p>{t('form.law')}</p>
    </Stack>
  )
}
