import { useTranslation } from 'react-i18next'
import type { ShiftChange } from '@portal/sdk'
import { shifts } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Disclosure, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { Moment } from '#patterns/moment.tsx'
import { timesText } from '#patterns/shift-words.ts'
import type { Place } from './shift-plan.ts'

/** The history of a shift: by whom, when, before and after. */
export function ShiftHistory({ place }: { place: Place }) {
  const { t } = useTranslation('shifts')
  return <Disclosure title={t('history.title')}>{() => <Changes place={place} />}</Disclosure>
}

function Changes({ place: { employeeId, date } }: { place: Place }) {
  const { t } = useTranslation('shifts')
  const { data, error, refresh } = useData(useFamily(shifts).history, [
    { employeeId, from: date, until: date },
  ])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={2} /> : <FailureState error={error} onRetry={refresh} />
  if (data.data.length === 0) return <p>{t('history.none')}</p>
  return (
    <ul>
      {data.data.map(({ id, at, by, before, after }) => (
        <li key={id}>
          <Moment at={at} /> · {by?.displayName ?? t('history.data')}: <ShiftWords shift={before} /> →{' '}
          <ShiftWords shift={after} />
        </li>
      ))}
    </ul>
  )
}

function ShiftWords({ shift }: { shift: ShiftChange['before'] }) {
  const { t } = useTranslation('shifts')
  if (shift === null) return t('history.nothing')
  const times = timesText(shift.segments)
  return [times === '' ? t('kinds.off') : times, shift.note].filter((part) => part !== '').join(', ')
}
