import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LookedAtIncident, Workday, WorkdayDetail } from '@portal/sdk'
import { dayIncidents } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { Alert, Button, Inline, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { CorrectionDownloads } from './correction-downloads.tsx'
import { DismissButton, IncidentDecisions } from './incident-decisions.tsx'
import { IncidentHistory } from './incident-history.tsx'
import { JustifyForm } from './justify-form.tsx'

type Kind = Workday['incidents'][number]

interface IncidentAlertsProps {
  detail: WorkdayDetail
  /** Other actions that help with an incident. */
  actions: (kind: Kind) => ReactNode
}

/** The incidents of a day: the finding, its outcome, and the actions of the viewer. */
export function IncidentAlerts({ detail, actions }: IncidentAlertsProps) {
  const { workday, isLocked } = detail
  const { person, date, incidents } = workday
  const [justified, justify] = useState<Kind>()
  const ask = { employeeId: person.id, from: date, until: date, perPage: 100 } as const
  const { data, error, refresh } = useData(useFamily(dayIncidents).index, [ask])
  const of = (kind: Kind) => data?.data.find((one) => one.kind === kind)
  const vanished = data?.data.filter(({ kind }) => !incidents.includes(kind)) ?? []
  return (
    <>
      {incidents.map((kind) => (
        <IncidentAlert key={kind} detail={detail} kind={kind} incident={of(kind)}>
          {actions(kind)}
          {data === undefined || isLocked ? null : (
            <IncidentActs workday={workday} kind={kind} incident={of(kind)} onJustify={() => justify(kind)} />
          )}
        </IncidentAlert>
      ))}
      {vanished.map((incident) => (
        <VanishedIncident key={incident.id} incident={incident} />
      ))}
      {error === undefined ? null : <FailureState error={error} onRetry={refresh} />}
      {justified === undefined ? null : (
        <JustifyForm
          workday={workday}
          kind={justified}
          before={of(justified)}
          onClose={() => justify(undefined)}
        />
      )}
    </>
  )
}

interface IncidentAlertProps {
  detail: WorkdayDetail
  kind: Kind
  incident: LookedAtIncident | undefined
  children: ReactNode
}

const tones = {
  open: 'warning',
  justified: 'info',
  accepted: 'success',
  rejected: 'warning',
  dismissed: 'neutral',
  corrected: 'warning',
} as const

/** The finding, and the comments of both sides. */
function IncidentAlert({ detail, kind, incident, children }: IncidentAlertProps) {
  const { t } = useTranslation('workdays')
  const state = incident?.state ?? 'open'
  const isUntouched = state === 'open' || state === 'corrected'
  return (
    <Alert
      tone={tones[state]}
      title={isUntouched ? undefined : t(`days.incidentStates.${state}`)}
      actions={<Inline>{children}</Inline>}
    >
      <Stack space="xs">
        <span>{t(`days.incidentTexts.${kind}`, wordsOfLimit(kind, detail.rules))}</span>
        {incident === undefined || isUntouched ? null : <Statements incident={incident} />}
        {incident === undefined ? null : <IncidentHistory id={incident.id} />}
      </Stack>
    </Alert>
  )
}

/** Reviewed incidents that the day no longer has. */
function VanishedIncident({ incident }: { incident: LookedAtIncident }) {
  const { t } = useTranslation('workdays')
  const { id, kind, state } = incident
  return (
    <Alert title={`${t(`days.incidentKinds.${kind}`)}: ${t(`days.incidentStates.${state}`)}`} tone="neutral">
      <IncidentHistory id={id} />
    </Alert>
  )
}

/** The comments of the person and the company, a line each, with their files. */
function Statements({ incident }: { incident: LookedAtIncident }) {
  const { t } = useTranslation('dayIncidents')
  const { person, state, reason, minutes, comment, decidedBy, files } = incident
  const lines = [
    ...(reason === null ? [] : [`${person.displayName}: ${reason}`]),
    ...(minutes === null || state === 'rejected' ? [] : [t('acts.justified', { count: minutes })]),
    ...(comment === null ? [] : [`${decidedBy?.displayName ?? ''}: ${comment}`]),
  ]
  return (
    <>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <CorrectionDownloads files={files} />
    </>
  )
}

interface IncidentActsProps {
  workday: Workday
  kind: Kind
  incident: LookedAtIncident | undefined
  onJustify: () => void
}

/** The actions of the person, and of the company. */
function IncidentActs({ workday, kind, incident, onJustify }: IncidentActsProps) {
  const can = useCan()
  const isOwn = useSession()?.userData.uid === workday.person.id
  if (incident?.canDecide) return <IncidentDecisions incident={incident} />
  if (isOwn) return can('FICHAJE_CREAR') ? <JustifyButton incident={incident} onJustify={onJustify} /> : null
  return can('FICHAJE_CORREGIR') && isOpen(incident) ? <DismissButton workday={workday} kind={kind} /> : null
}

/** Asks for a reason; renders nothing if the viewer may no longer give one. */
function JustifyButton({ incident, onJustify }: Pick<IncidentActsProps, 'incident' | 'onJustify'>) {
  const { t } = useTranslation('dayIncidents')
  if (incident !== undefined && !incident.canJustify) return null
  return (
    <Button size="sm" onPress={onJustify}>
      {t(incident?.state === 'justified' ? 'acts.justifyAgain' : 'acts.justify')}
    </Button>
  )
}

const isOpen = (incident: LookedAtIncident | undefined): boolean =>
  incident === undefined ||
  (!incident.held &&
    (incident.state === 'open' || incident.state === 'rejected' || incident.state === 'corrected'))

/** The limit that found the incident, and its article; undefined for incidents without a limit. */
function wordsOfLimit(incident: Kind, { limits, pauseMinutes }: WorkdayDetail['rules']) {
  const name = limitOf[incident]
  if (name === undefined) return {}
  const { minutes, source } = limits[name]
  return { hours: hoursFace(minutes), minutes, source, pause: pauseMinutes }
}

const limitOf: Partial<Record<Kind, keyof WorkdayDetail['rules']['limits']>> = {
  ...{ excess: 'day', short_rest: 'rest', missing_rest: 'stretch', weekly_rest: 'week' },
  ...{ night_limit: 'night', night_overtime: 'nightOvertime', late: 'late', outside_shift: 'outside' },
}
