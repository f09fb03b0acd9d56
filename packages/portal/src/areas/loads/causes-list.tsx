import { useTranslation } from 'react-i18next'
import type { LoadCause, TemplateColumn } from '@portal/sdk'
import { Alert, Stack } from '@portal/ui-kit'
import { MissingPermissions } from '#patterns/refusals/refusal.tsx'
import { useCan } from '#patterns/use-can.ts'
import { CauseCard } from './cause-card.tsx'
import { CausesTable, OtherCauses } from './other-causes.tsx'

const editing = ['CARGUE_CREAR_FORMATO'] as const

interface CausesListProps {
  causes: readonly LoadCause[]
  /** The columns of the current template. */
  columns: readonly TemplateColumn[]
  templateId: string
  /** The page with the rows of a cause, if any. */
  hrefOf?: (cause: LoadCause) => string
  onSaved: () => void
}

/**
 * Why rows are rejected, beginning with causes that can be fixed here. People who may not change templates can
 * request the permission.
 */
export function CausesList({ causes, columns, templateId, hrefOf, onSaved }: CausesListProps) {
  const { t } = useTranslation('loads')
  const mayEdit = useCan()(...editing)
  // Causes by unknown values, which the template can learn.
  const mendable = causes.flatMap((cause) => {
    const column = columns.find(({ name }) => name === cause.field)
    return column !== undefined && cause.code === 'inclusion' ? [{ cause, column }] : []
  })
  const others = causes.filter((one) => !mendable.some(({ cause }) => cause === one))
  // “Other” only makes sense beside the first group.
  if (mendable.length === 0) return <CausesTable causes={others} columns={columns} hrefOf={hrefOf} />
  return (
    <Stack space="lg">
      {!mayEdit ? (
        <Alert isSilent title={t('causes.noEdit')}>
          <MissingPermissions names={editing} />
        </Alert>
      ) : null}
      {mendable.map(({ cause, column }) => (
        <CauseCard
          key={column.name}
          cause={cause}
          column={column}
          templateId={templateId}
          href={hrefOf?.(cause)}
          onSaved={onSaved}
        />
      ))}
      {others.length === 0 ? null : <OtherCauses causes={others} columns={columns} hrefOf={hrefOf} />}
    </Stack>
  )
}
