import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { clock as clockFamily } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextField } from '@portal/ui-kit'
import { instantOf } from '#format/instant-of.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { families, hourOf } from './use-clock.ts'

interface ForgottenExitProps {
  clock: OwnClock
  forgotten: NonNullable<OwnClock['forgotten']>
  onClose: () => void
}

/** Asks when somebody went home on a day whose exit is missing; it is never made up (FIC-3). */
export function ForgottenExit({ clock: { timeZone }, forgotten, onClose }: ForgottenExitProps) {
  const { t } = useTranslation('clock')
  const press = useAction(useFamily(clockFamily).press, { families })
  const { date, startedAt, lastAt } = forgotten
  return (
    <ResourceForm
      title={t('forgottenAsk', { date })}
      draft={`clock.exit.${date}`}
      send={(values) => press({ kind: 'out', at: exitAt(textOf(values.at), forgotten, timeZone) })}
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

/** The instant of a time on the day that was begun; before its beginning it is one of the day after, as at night. */
function exitAt(time: string, { date, startedAt }: NonNullable<OwnClock['forgotten']>, zone: string): string {
  const at = instantOf(date, time, zone) ?? startedAt
  if (at > startedAt) return at
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10)
  return instantOf(next, time, zone) ?? at
}
