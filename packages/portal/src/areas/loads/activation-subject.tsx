import { useTranslation } from 'react-i18next'
import type { ActivationOptions } from '@portal/sdk'
import { ComboBox, NumberField } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { Chosen } from './activation-input.ts'

interface ActivationSubjectProps {
  known: ActivationOptions
  chosen: Chosen
  onChoose: (more: Chosen) => void
}

/** The segment, the skill and the quantity. */
export function ActivationSubject({ known, chosen, onChoose }: ActivationSubjectProps) {
  const { t } = useTranslation('activations')
  const { whole } = useFormat()
  const { segments, skills } = known
  return (
    <>
      <ComboBox
        name="segmentId"
        label={t('list.segment')}
        description={t('form.segmentHelp')}
        options={segments.map(({ id, name, size }) => ({
          ...{ id, label: t('form.segmentOf', { name, size: whole(size) }) },
        }))}
        value={chosen.segmentId ?? null}
        onChange={(id) => onChoose({ segmentId: id ?? undefined } as Chosen)}
        isRequired
      />
      <ComboBox
        name="skillId"
        label={t('list.skill')}
        options={skills.map(({ id, name, agents }) => ({
          ...{ id, label: t('form.skillOf', { name, count: agents }) },
        }))}
        value={chosen.skillId ?? null}
        onChange={(id) => onChoose({ skillId: id ?? undefined } as Chosen)}
        isRequired
      />
      <NumberField
        name="quantity"
        label={t('form.quantity')}
        description={t('form.quantityHelp')}
        minValue={1}
        onChange={(quantity) => onChoose({ quantity: Number.isNaN(quantity) ? null : quantity })}
      />
    </>
  )
}
