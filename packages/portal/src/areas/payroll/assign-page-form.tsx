import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayslipBatch, PayslipPage } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { ComboBox } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'

interface AssignPageFormProps {
  batch: PayslipBatch
  page: PayslipPage
  onClose: () => void
}

/** Assigns a page to a person. */
export function AssignPageForm({ batch, page: { number, person }, onClose }: AssignPageFormProps) {
  const { t } = useTranslation('payroll')
  const { id } = batch
  const family = useFamily(payslipBatches)
  const [search, setSearch] = useState('')
  const found = useData(family.people, [{ search, perPage: 25 }], { keepPrevious: true }).data?.data ?? []
  const label = t('review.employee')
  const show = async () => {
    const [{ version }, { data }] = await Promise.all([
      family.show(id),
      family.pages(id, { page: number, perPage: 1 }),
    ])
    return { version, person: data.find((one) => one.number === number)?.person }
  }
  return (
    <SeenForm
      title={`${t('review.pageTitle', { number })}: ${t('review.assign')}`}
      draft={`payslipBatches.assign.${id}.${number}`}
      row={batch}
      show={show}
      conflict={(theirs, { employeeId }) => ({
        mine: { [label]: found.find((one) => one.id === textOf(employeeId))?.displayName },
        theirs: { [label]: theirs.person?.displayName },
      })}
      send={({ employeeId }, seen) =>
        family.assign(id, { ...seen, pages: [number], employeeId: textOf(employeeId) })
      }
      done={t('review.assigned')}
      sendLabel={t('review.assign')}
      onClose={onClose}
    >
      <ComboBox
        name="employeeId"
        label={label}
        options={found.map((one) => ({ id: one.id, label: one.displayName }))}
        onInputChange={setSearch}
        {...(person === null ? {} : { description: person.displayName })}
        isRequired
      />
    </SeenForm>
  )
}
