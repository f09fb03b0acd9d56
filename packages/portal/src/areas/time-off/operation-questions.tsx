import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationsDecisionInput, VacationRequest } from '@portal/sdk'
import { operationVacations } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { RejectDialog } from '#patterns/request-screen/reject-dialog.tsx'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useDecisionWords } from './use-decision-words.ts'

const CoverageDrawer = lazy(() =>
  import('./coverage-drawer.tsx').then((file) => ({ default: file.CoverageDrawer })),
)

/** The decision, and its reason. */
export type DecisionInput = Pick<OperationsDecisionInput, 'decision' | 'comment' | 'override'>

/** The action to confirm, and its requests. */
export interface OperationQuestion {
  readonly id: 'coverage' | 'override' | 'reject'
  readonly rows: readonly VacationRequest[]
}

interface OperationQuestionsProps {
  asked: OperationQuestion
  onDecide: (input: DecisionInput) => void
  /** Selects a subset of them. */
  onChoose: (ids: readonly string[]) => void
  onClose: () => void
}

/** The confirmations and forms before requests are decided. */
export function OperationQuestions({
  asked: { id, rows },
  onDecide,
  onChoose,
  onClose,
}: OperationQuestionsProps) {
  const { decide } = useFamily(operationVacations)
  const { nameOf } = useDecisionWords()
  switch (id) {
    case 'coverage':
      return (
        <Suspense>
          <CoverageDrawer ids={rows.map((row) => row.id)} onChoose={onChoose} onClose={onClose} />
        </Suspense>
      )
    case 'override':
      return <OverrideForm rows={rows} onDecide={onDecide} onClose={onClose} />
    case 'reject':
      return (
        <RejectDialog
          draft={`${decide.operation}.reject`}
          names={rows.map(nameOf)}
          onClose={onClose}
          onReject={(comment) => onDecide({ decision: 'reject', comment })}
        />
      )
  }
}

type OverrideFormProps = Pick<OperationQuestionsProps, 'onDecide' | 'onClose'> &
  Pick<OperationQuestion, 'rows'>

/** Asks why requests are approved beyond the quota. */
function OverrideForm({ rows, onDecide, onClose }: OverrideFormProps) {
  const { t } = useTranslation('operationTeam')
  const { nameOf } = useDecisionWords()
  const title = t('bulk.override')
  return (
    <ResourceForm
      title={title}
      draft={`operationVacations.override.${rows.map((row) => row.id).join('.')}`}
      send={(values) => Promise.resolve(textOf(values.override))}
      onDone={(override) => onDecide({ decision: 'approve', override })}
      sendLabel={title}
      onClose={onClose}
    >
      <p>{t('bulk.overrideText', { count: rows.length })}</p>
      <p>{rows.map(nameOf).join(', ')}</p>
      <TextArea
        name="override"
        label={t('bulk.overrideReason')}
        description={t('bulk.overrideHelp')}
        minLength={3}
        maxLength={500}
        isRequired
      />
    </ResourceForm>
  )
}
