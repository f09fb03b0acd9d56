import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@portal/sdk'
import { ListExport } from '#patterns/export/list-export.tsx'
import { onePage } from '#patterns/export/table-columns.ts'

type Person = Organization['people'][number]

interface PeopleExportProps {
  title: string
  people: readonly Person[]
  all: readonly Person[]
  nameOf: (code: string) => string
}

/** Writes the people who are shown into a file. */
export function PeopleExport({ title, people, all, nameOf }: PeopleExportProps) {
  const { t } = useTranslation('staff')
  const names = useMemo(() => new Map(all.map(({ id, displayName }) => [id, displayName])), [all])
  return (
    <ListExport<Person>
      name={title}
      rows={people.length}
      columns={[
        { header: t('organization.name'), text: ({ displayName }) => displayName },
        { header: t('organization.jobTitle'), text: ({ jobTitle }) => jobTitle },
        { header: t('organization.department'), text: ({ department }) => nameOf(department) },
        { header: t('organization.workCenter'), text: ({ workCenter }) => workCenter },
        {
          header: t('organization.coordinator'),
          text: ({ coordinatorId }) => names.get(coordinatorId ?? '') ?? '',
        },
      ]}
      pages={() => onePage(people)}
    />
  )
}
