import { useTranslation } from 'react-i18next'
import { dayIncidents } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Disclosure, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'

/** The full history of an incident, loaded when opened. */
export function IncidentHistory({ id }: { id: string }) {
  const { t } = useTranslation('dayIncidents')
  return <Disclosure title={t('acts.history')}>{() => <Acts id={id} />}</Disclosure>
}

function Acts({ id }: { id: string }) {
  const { t } = useTranslation(['dayIncidents', 'workdays'])
  const format = useFormat()
  const { data, error, refresh } = useData(useFamily(dayIncidents).show, [id])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={2} /> : <FailureState error={error} onRetry={refresh} />
  return (
    <Stack as="ul" space="xs">
      {data.acts.map(({ state, at, by, onBehalfOf, text, minutes }) => (
        <li key={`${at}:${state}`}>
          <strong>{t(`workdays:days.incidentStates.${state}`)}</strong> · {format.dateTime(at)}
          {by === null ? null : ` · ${by.displayName}`}
          {onBehalfOf === null ? null : ` · ${t('acts.onBehalfOf', { name: onBehalfOf.displayName })}`}
          {minutes === null || state === 'rejected' ? null : ` · ${t('acts.justified', { count: minutes })}`}
          {text === null ? null : <p>{text}</p>}
        </li>
      ))}
    </Stack>
  )
}
