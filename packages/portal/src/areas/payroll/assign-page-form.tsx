import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipBatch, PayslipPage } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { ComboBox } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

interface AssignPageFormProps {
  batch: PayslipBatch
  page: PayslipPage
  onClose: () => void
}

/** Assigns a page to a person. */
export function AssignPageForm({
  batch: { id, version },
  page: { number, person },
  onClose,
}: AssignPageFormProps) {
  const { t } = useTranslation('payroll')
  const family = useFamily(payslipBatches)
  const [search, setSearch] = useState('')
  const found = useData(family.people, [{ search, perPage: 25 }], { keepPrevious: true }).data?.data ?? []
  return (
    <ResourceForm
      title={`${t('review.pageTitle', { number })}: ${t('review.assign')}`}
      draft={`payslipBatches.assign.${id}.${number}`}
      send={({ employeeId }) =>
        family.assign(id, { pages: [number], employeeId: textOf(employeeId), version })
      }
      done={t('review.assigned')}
      sendLabel={t('review.assign')}
      onClose={onClose}
    >
      <ComboBox
        name="employeeId"
        label={t('review.employee')}
        options={found.map((one) => ({ id: one.id, label: one.displayName }))}
        onInputChange={setSearch}
        {...(person === null ? {} : { description: person.displayName })}
        isRequired
      />
    </ResourceForm>
  )
}
