import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DefinedReport, ReportDefinition, ReportDefinitionInput } from '@portal/sdk'
import { Link, MultiSelect, RadioGroup, Select, Stack, TextField } from '@portal/ui-kit'
import { reportDefinitions as contract } from '#generated/report-definitions.ts'
import { reportHref } from '#patterns/reports/report-address.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { definitionInput, type DefinitionStart, periods } from './definition-input.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { ShareFields } from './share-fields.tsx'

interface DefinitionFormProps {
  title: string
  draft: string
  report: DefinedReport
  start: DefinitionStart
  send: (input: ReportDefinitionInput) => Promise<ReportDefinition>
  onClose: () => void
  /** Shown at the end of the form. */
  children?: ReactNode
}

/** A saved report: its name, columns, format and days, its schedule, and the people it is shared with. */
export function DefinitionForm({
  title,
  draft,
  report,
  start,
  send,
  onClose,
  children,
}: DefinitionFormProps) {
  const { t } = useTranslation('definitions')
  const [every, setEvery] = useState(start.every)
  return (
    <ResourceForm
      title={title}
      draft={draft}
      send={(values) => send(definitionInput(values, { report, start, every }))}
      done={t('form.saved')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('form.name')}
        defaultValue={start.name}
        maxLength={contract.input.name.maxLength}
        isRequired
      />
      <Stack space="xs">
        <p>
          {t('form.report')}: {report.label}. {t('form.filtersText')}
        </p>
        <Link href={reportHref(report.report, start.query)}>{t('form.open')}</Link>
      </Stack>
      <MultiSelect
        name="columns"
        label={t('form.columns')}
        description={t('form.columnsHelp')}
        options={report.columns.map(({ name, label }) => ({ id: name, label }))}
        defaultValue={start.columns}
      />
      <RadioGroup
        name="format"
        label={t('form.format')}
        options={contract.input.format.values.map((id) => ({ id, label: t(`form.formats.${id}`) }))}
        defaultValue={start.format}
      />
      {report.hasPeriod ? <PeriodField every={every} start={start} /> : null}
      <ScheduleFields every={every} onEvery={setEvery} schedule={start.schedule} />
      <ShareFields report={report.report} start={start} />
      {children}
    </ResourceForm>
  )
}

/** The days of the report; a scheduled one always has a relative period. */
function PeriodField({ every, start }: { every: DefinitionStart['every']; start: DefinitionStart }) {
  const { t } = useTranslation('definitions')
  return (
    <Select
      name="period"
      label={t('form.period')}
      description={t('form.periodHelp')}
      options={(every === 'none' ? (['none', ...periods] as const) : periods).map((id) => ({
        ...{ id, label: t(`form.periods.${id}`) },
      }))}
      defaultValue={start.period ?? (every === 'none' ? 'none' : 'lastWeek')}
      isRequired
    />
  )
}
