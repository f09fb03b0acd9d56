import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActivationOptions, ActivationInput } from '@portal/sdk'
import { Select } from '@portal/ui-kit'

type Kind = ActivationInput['order']['kind']
const kinds: readonly Kind[] = ['newest', 'random', 'field']
const directions = ['ascending', 'descending'] as const

/** The order in which records are served. */
export function ActivationOrderFields({
  fields,
}: {
  fields: ActivationOptions['segments'][number]['fields']
}) {
  const { t } = useTranslation('activations')
  const [kind, setKind] = useState<Kind>('newest')
  return (
    <>
      <Select
        name="order.kind"
        label={t('form.order')}
        options={kinds.map((id) => ({ id, label: t(`form.orders.${id}`) }))}
        value={kind}
        onChange={setKind}
        isRequired
      />
      {kind === 'field' ? (
        <>
          <Select
            name="order.field"
            label={t('form.field')}
            options={fields.map(({ name, label }) => ({ id: name, label }))}
            isRequired
          />
          <Select
            name="order.direction"
            label={t('form.direction')}
            options={directions.map((id) => ({ id, label: t(`form.directions.${id}`) }))}
            defaultValue="ascending"
            isRequired
          />
        </>
      ) : null}
    </>
  )
}
