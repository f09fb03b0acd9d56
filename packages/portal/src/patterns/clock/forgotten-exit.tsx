import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { clock as clockFamily } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { instantOnDay } from './instant-on-day.ts'
import { families, hourOf } from './use-clock.ts'

interface ForgottenExitProps {
  clock: OwnClock
  forgotten: NonNullable<OwnClock['forgotten']>
  onClose: () => void
}

/** Asks for the exit time of a day without one; it is never invented (FIC-3). */
export function ForgottenExit({ clock: { timeZone }, forgotten, onClose }: ForgottenExitProps) {
  const { t } = useTranslation('clock')
  const press = useAction(useFamily(clockFamily).press, { families })
  const { date, startedAt, lastAt } = forgotten
  return (
    <ResourceForm
      title={t('forgottenAsk', { date })}
      draft={`clock.exit.${date}`}
      send={(values) =>
        press({ kind: 'out', at: instantOnDay(textOf(values.at), { ...forgotten, timeZone }) ?? startedAt })
      }
      done={t('forgottenDone')}
      sendLabel={t('forgottenDo')}
      onClose={onClose}
    >
      <p>{t('forgottenKnown', { start: hourOf(startedAt, timeZone), last: hourOf(lastAt, timeZone) })}</p>
      <TextField
        name="at"
        label={t('forgottenTime')}
        description={t('forgottenHelp')}
        placeholder="18:00"
        pattern="([01]?[0-9]|2[0-3]):[0-5][0-9]"
        isRequired
        autoFocus
      />
    </ResourceForm>
  )
}
