import { useTranslation } from 'react-i18next'
import type { TeleworkTemplate, TeleworkVersion } from '@portal/sdk'
import { teleworkAgreements, teleworkVersions } from '@portal/sdk/intranet'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Alert, Drawer, type FormValues } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { like } from '#patterns/like.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { useContent, usePeriod } from './telework-contents.tsx'
import { TeleworkFields } from './telework-fields.tsx'
import { inputOf } from './telework-input.ts'
import { teleworkFields, usePattern } from './telework-words.ts'
import { touchedByTelework } from './touched-by-telework.ts'

interface TeleworkFormProps {
  person: TeleworkVersion['person']
  /** The version to edit; a new one begins with the template. */
  version?: TeleworkVersion
  onClose: () => void
}

/** Edits an unsigned version, or creates one from the template or the last version. */
export function TeleworkForm({ person, version, onClose }: TeleworkFormProps) {
  const { template } = useFamily(teleworkAgreements)
  const begun = useData(template, version === undefined ? [person.id] : null)
  const initial = version ?? begun.data
  if (initial !== undefined) return <Fields {...{ person, version, template: initial, onClose }} />
  return begun.error === undefined ? null : (
    <Drawer title={person.displayName} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <FailureState error={begun.error} onRetry={begun.refresh} />
    </Drawer>
  )
}

interface FieldsProps extends Omit<TeleworkFormProps, 'version'> {
  version: TeleworkVersion | undefined
  template: TeleworkTemplate
}

function Fields({ person, version, template, onClose }: FieldsProps) {
  const { t } = useTranslation('telework')
  const { create, update, show } = useFamily(teleworkVersions)
  const [contentOf, period, pattern] = [useContent(), usePeriod(), usePattern()]
  const send = useAction(
    like(version === undefined ? create : update, (values: FormValues, seen: Seen) => {
      const input = inputOf(values)
      return version === undefined
        ? create({ ...input, employeeId: person.id })
        : update(version.id, { ...input, ...seen })
    }),
    { families: touchedByTelework },
  )
  const lines = (one: TeleworkTemplate) => ({
    [t('people.pattern')]: pattern(one),
    [t('letters.duration')]: period(one),
    ...Object.fromEntries(
      teleworkFields.map((field) => [t(`letters.${field}`), contentOf(one.contents, field)]),
    ),
  })
  const isOffered = version?.state === 'offered'
  return (
    <SeenForm
      title={t('form.createTitle', { person: person.displayName })}
      draft={`teleworkVersions.${version === undefined ? `new.${person.id}` : `${version.version}.${version.id}`}`}
      row={version}
      show={show}
      conflict={(theirs, values) => ({ mine: lines(inputOf(values)), theirs: lines(theirs) })}
      send={send}
      done={t(version === undefined ? 'form.saved' : 'form.changed')}
      onClose={onClose}
      notice={() => (isOffered ? <Alert isSilent>{t('form.again')}</Alert> : null)}
    >
      <TeleworkFields template={template} />
    </SeenForm>
  )
}
