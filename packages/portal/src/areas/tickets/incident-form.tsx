import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncidentDetail, IncidentInput } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { toast, type FormValues } from '@portal/ui-kit'
import { instantOf } from '#format/instant-of.ts'
import { useFormat } from '#format/use-format.ts'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useClash } from '#patterns/resource-screen/use-clash.ts'
import { IncidentConflict } from './incident-conflict.tsx'
import { IncidentInputs } from './incident-inputs.tsx'
import type { Affected } from './people-field.tsx'
import { categories, severities } from './incident-values.ts'

interface IncidentFormProps {
  /** The incident to edit; without one, a new one is reported. */
  incident?: IncidentDetail
  onClose: () => void
  /** Opens the reported incident in place of the form. */
  onReported?: (id: string) => void
}

/** Reports an incident, or edits one. */
export function IncidentForm({ incident, onClose, onReported }: IncidentFormProps) {
  const { t } = useTranslation('incidents')
  const { timeZone } = useFormat()
  const family = useFamily(incidents)
  const create = useAction(family.create)
  const { clash, write } = useClash(family)
  // The version seen when the form opened: a later change by somebody else is a conflict.
  const [seen] = useState(incident)
  const [people, setPeople] = useState<readonly Affected[]>(incident?.people ?? [])
  const peopleIds = people.map(({ id }) => id)
  const isFixed = seen?.timeEffect === 'accepted'
  const send = async (values: FormValues) => {
    const written = writtenOf(values)
    const rests = { ...timesOf(values, timeZone), peopleIds, affectsTime: isTicked(values.affectsTime) }
    if (seen === undefined) return create({ ...written, ...rests })
    await write(seen, { ...written, ...(isFixed ? {} : rests) })
    return undefined
  }
  const openReported = (reported: IncidentDetail | undefined) => {
    if (reported === undefined) return
    toast({ tone: 'success', title: t('one.reported', { name: reported.title }) })
    onReported?.(reported.id)
  }
  return (
    <ResourceForm
      title={seen === undefined ? t('list.create') : t('one.edit', { name: seen.title })}
      draft={`incidents.${seen?.id ?? 'new'}`}
      send={send}
      {...(seen === undefined ? { onDone: openReported } : { done: t('one.saved') })}
      onClose={onClose}
      notice={(throwAway) =>
        clash === undefined ? null : <IncidentConflict {...clash} people={people} onKeepTheirs={throwAway} />
      }
    >
      <IncidentInputs incident={seen} people={people} onPeople={setPeople} isFixed={isFixed} />
    </ResourceForm>
  )
}

type Written = Pick<IncidentInput, 'title' | 'description' | 'category' | 'severity'>

function writtenOf(values: FormValues): Written {
  return {
    title: textOf(values.title),
    description: textOf(values.description),
    category: categories.find((one) => one === textOf(values.category)) ?? 'other',
    severity: severities.find((one) => one === textOf(values.severity)) ?? 'medium',
  }
}

/** An invalid time is sent as typed: the service reports it at its field. */
function timesOf(values: FormValues, timeZone: string | null | undefined) {
  const at = (name: string) => {
    const [day, time] = [textOf(values[`${name}Day`]), textOf(values[name])]
    return instantOf(day, time, timeZone) ?? `${day} ${time}`.trim()
  }
  return { startsAt: at('startsAt'), endsAt: at('endsAt') || null }
}
