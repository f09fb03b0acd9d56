import { useTranslation } from 'react-i18next'
import { workCenters } from '@portal/sdk/intranet'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { DatePicker } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'

/** Asks from which date the people of a work center clock in: earlier days are never missing. */
export function ClockSinceForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workdays')
  const family = useFamily(workCenters)
  const center = useData(family.show, [id]).data
  const patch = useAction(family.patch, { families: ['workdays', 'monthSheets', 'team'] })
  if (center === undefined) return null
  const { clockSince, name } = center
  return (
    <SeenForm
      title={`${t('centers.changeClock')} · ${name}`}
      draft={`workCenters.clock.${id}`}
      row={center}
      show={family.show}
      conflict={(theirs, values) => ({
        mine: { [t('centers.clockSince')]: textOf(values.clockSince) },
        theirs: { [t('centers.clockSince')]: theirs.clockSince },
      })}
      send={(values, seen) => patch(id, { clockSince: textOf(values.clockSince), ...seen })}
      done={t('centers.clockChanged')}
      onClose={onClose}
    >
      <DatePicker
        name="clockSince"
        label={t('centers.clockSince')}
        description={t('centers.changeClockText')}
        {...(clockSince === null ? {} : { defaultValue: clockSince })}
        isRequired
      />
    </SeenForm>
  )
}
