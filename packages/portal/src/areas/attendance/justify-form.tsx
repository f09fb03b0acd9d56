import { useTranslation } from 'react-i18next'
import type { LookedAtIncident, Workday } from '@portal/sdk'
import { dayIncidents } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { NumberField, TextArea } from '@portal/ui-kit'
import { numberOf, textOf } from '#patterns/form-values.ts'
import { proofField, proofOf } from '#patterns/proof/proof-upload.tsx'
import { SeenForm } from '#patterns/seen-form.tsx'
import { CorrectionProof } from './correction-proof.tsx'
import { lookedAtFamilies } from './looked-at-families.ts'

type Kind = Workday['incidents'][number]

/** Incidents that may leave time unaccounted for. */
const lackingTime: ReadonlySet<Kind> = new Set(['late', 'missing_in', 'missing_out', 'break_exceeded'])

interface JustifyFormProps {
  workday: Workday
  kind: Kind
  /** The previous justification. */
  before: LookedAtIncident | undefined
  onClose: () => void
}

/** Justifies an incident of the person's own day, and how much of the missing time it covers. */
export function JustifyForm({ workday: { person, date }, kind, before, onClose }: JustifyFormProps) {
  const { t } = useTranslation(['dayIncidents', 'workdays'])
  const family = useFamily(dayIncidents)
  const justify = useAction(family.justify, { families: lookedAtFamilies })
  const lines = (reason: string, minutes: number | null) => ({
    [t('acts.reason')]: reason,
    ...(lackingTime.has(kind) ? { [t('acts.minutes')]: minutes } : {}),
  })
  return (
    <SeenForm
      title={t('acts.justifyTitle', { kind: t(`workdays:days.incidentKinds.${kind}`) })}
      draft={`dayIncidents.${person.id}.${date}.${kind}`}
      row={before}
      show={async (id) => (await family.show(id)).incident}
      conflict={(theirs, values) => ({
        mine: lines(textOf(values.reason), numberOf(values.minutes)),
        theirs: lines(theirs.reason ?? '', theirs.minutes),
      })}
      send={(values, { version }) =>
        justify({
          ...{ date, kind, reason: textOf(values.reason), minutes: numberOf(values.minutes) },
          version: before === undefined ? null : version,
          fileIds: proofOf(textOf(values[proofField])),
        })
      }
      done={t('acts.sent')}
      sendLabel={t('acts.send')}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('acts.reason')}
        description={t('acts.reasonHelp')}
        defaultValue={before?.reason ?? ''}
        maxLength={500}
        isRequired
      />
      {lackingTime.has(kind) ? (
        <NumberField
          name="minutes"
          label={t('acts.minutes')}
          description={t('acts.minutesHelp')}
          {...(before?.minutes == null ? {} : { defaultValue: before.minutes })}
        />
      ) : null}
      <CorrectionProof />
    </SeenForm>
  )
}
