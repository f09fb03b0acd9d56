import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absence, AbsenceDetail } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { Alert, Button, Card, Drawer, Inline, Skeleton, Stack, Status } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { AbsenceBag } from './absence-bag.tsx'
import { CountedAbsenceDays } from './absence-count.tsx'
import { AbsenceFacts, AbsenceHistory, SickParts } from './absence-facts.tsx'
import { AbsenceFiles } from './absence-files.tsx'
import { AbsenceForm } from './absence-forms.tsx'
import { AbsentThen } from './absent-then.tsx'

import { absenceTones, useAbsenceDates } from './absence-words.ts'
import { type AskedAct, useAbsenceActs } from './use-absence-acts.ts'

/**
 * An absence with its days, reports, files and history; for deciders also the bag and concurrent absences.
 */
export function AbsenceDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('absenceRequests')
  const datesOf = useAbsenceDates()
  const { data, error, refresh } = useData(useFamily(absences).show, [id])
  const title =
    data === undefined
      ? t('list.title')
      : t('one.title', { person: data.person.displayName, dates: datesOf(data) })
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Shown absence={data} />
      )}
    </Drawer>
  )
}

function Shown({ absence }: { absence: AbsenceDetail }) {
  const { t } = useTranslation('absenceRequests')
  const { state, type, files, balance, history, canJustify } = absence
  const isOwn = useSession()?.userData.uid === absence.person.id
  return (
    <Stack space="lg">
      <Inline>
        <Status tone={absenceTones[state]}>{t(`list.states.${state}`)}</Status>
        <AbsenceActs absence={absence} />
      </Inline>
      {type === null ? <Alert isSilent>{t('one.hidden')}</Alert> : null}
      {balance === null ? null : <AbsenceBag bag={balance} />}
      <AbsenceFacts absence={absence} />
      {isOwn ? null : <AbsentThen absence={absence} />}
      {type?.family === 'sick_leave' ? <SickParts absence={absence} /> : null}
      {files.length === 0 && !canJustify ? null : <AbsenceFiles files={files} />}
      <AbsenceHistory history={history} />
      <Days absence={absence} />
    </Stack>
  )
}

/** Its days with the count of each; undefined if the viewer may not know the cause. */
function Days({ absence: { days, unit } }: { absence: AbsenceDetail }) {
  const { t } = useTranslation('absenceRequests')
  if (days.length === 0 || unit === null) return null
  return (
    <Card title={t('one.days')} level={3}>
      <CountedAbsenceDays days={days} unit={unit} />
    </Card>
  )
}

function AbsenceActs({ absence }: { absence: AbsenceDetail }) {
  const [asked, setAsked] = useState<{ act: AskedAct; absence: Absence }>()
  const actsOf = useAbsenceActs((act, one) => setAsked({ act, absence: one }))
  return (
    <>
      {actsOf(absence).map((act) => (
        <Button
          key={act.id}
          size="sm"
          icon={act.icon}
          tone={act.id === 'approve' ? 'primary' : 'neutral'}
          isPending={act.isPending}
          onPress={act.run}
        >
          {act.label}
        </Button>
      ))}
      {asked === undefined ? null : <AbsenceForm {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
