import { useTranslation } from 'react-i18next'
import type { ClockCorrection, ReportName } from '@portal/sdk'
import { clockCorrections } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { like } from '#patterns/like.ts'
import { ApprovalScreen } from '#patterns/request-screen/approval-screen.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { correctedFamilies } from './corrected-families.ts'
import { useProofDownload } from './correction-downloads.tsx'
import {
  correctionAsk,
  correctionRules,
  useCorrectionColumns,
  useCorrectionFilters,
} from './correction-columns.tsx'

interface CorrectionsProps {
  title: string
  text: string
  /** Whose corrections; of everybody in scope when left out. */
  employeeId?: string
  /** The path at which a day opens beside its list. */
  dayPath: string
  /** The report these corrections belong to, if they are all of it. */
  report?: ReportName
}

/** A queue that others change, too. */
const refreshMs = 30_000

/**
 * Corrections of clock entries: to decide on pending ones, and to see the outcome of the rest (FIC-2,
 * REP-12).
 */
export function Corrections({ title, text, employeeId, dayPath, report }: CorrectionsProps) {
  const { t } = useTranslation(['workdays', 'corrections', 'general'])
  const family = useFamily(clockCorrections)
  const table = useTableQuery(correctionRules)
  const { page, perPage } = table.query
  const ask = { ...correctionAsk(table.query), ...(employeeId === undefined ? {} : { employeeId }) }
  const list = useData(family.index, [{ ...ask, page, perPage }], { keepPrevious: true, refreshMs })
  const columns = useCorrectionColumns()
  const { download } = useProofDownload()
  const withdraw = useAct(family.withdraw, t('general:requests.withdrawn'))
  return (
    <ApprovalScreen<ClockCorrection>
      title={title}
      text={text}
      table={table}
      list={list}
      columns={columns}
      filters={useCorrectionFilters()}
      sheet={{
        texts: { state: ({ state, held }) => t(`general:requests.states.${held?.as ?? state}`) },
        pages: (options) => family.list({ ...ask, perPage: 100 }, options).pages(),
        ...(report === undefined ? {} : { report: { report, ask } }),
      }}
      label={({ person, date }) => t('corrections.label', { person: person.displayName, date })}
      canDecide={({ canDecide }) => canDecide}
      approve={like(family.hold, (id: string) => family.hold(id, { as: 'approved' }))}
      reject={like(family.hold, (id: string, reason: string) => family.hold(id, { as: 'rejected', reason }))}
      release={family.release}
      families={correctedFamilies}
      empty={{ title: t('corrections.none'), text: t('corrections.noneText') }}
      rowHref={({ person, date }) => `${dayPath}?day=${person.id}:${date}`}
      moreActions={({ id, canWithdraw, files }) => [
        ...files.map((file) => ({
          ...{
            id: file.id,
            label: t('corrections:files.download', { name: file.name }),
            icon: 'download' as const,
          },
          onAction: () => download(file.id),
        })),
        ...(canWithdraw
          ? [
              {
                ...{ id: 'withdraw', label: t('general:requests.withdraw'), icon: 'ban' as const },
                onAction: () => void withdraw(id),
              },
            ]
          : []),
      ]}
    />
  )
}
