import { useTranslation } from 'react-i18next'
import type { OpeningDetail } from '@portal/sdk'
import { openings } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Select, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import type { OpeningAct } from './opening-acts.tsx'
import { openingCauses } from './opening-query.ts'

interface OpeningFormProps {
  opening: OpeningDetail
  act: OpeningAct
  onClose: () => void
}

/** Asks why a service opens with a deviation, or does not open. */
export function OpeningForm({ opening, act, onClose }: OpeningFormProps) {
  const { t } = useTranslation('openings')
  const { open, cancel } = useFamily(openings)
  const { id, service } = opening
  const send = act === 'open' ? open : cancel
  return (
    <SeenForm
      title={t(`acts.${act}Title`, { name: service })}
      draft={`openings.${act}.${id}`}
      row={opening}
      send={({ cause, note }, seen) =>
        send(id, {
          ...seen,
          cause: openingCauses.find((one) => one === cause) ?? 'other',
          note: textOf(note) || null,
        })
      }
      done={t(act === 'open' ? 'acts.opened' : 'acts.cancelled')}
      sendLabel={t(`acts.${act}`)}
      onClose={onClose}
    >
      <Select
        name="cause"
        label={t('list.cause')}
        isRequired
        options={openingCauses.map((one) => ({ id: one, label: t(`list.causes.${one}`) }))}
      />
      <TextArea name="note" label={t('list.note')} maxLength={500} />
    </SeenForm>
  )
}
