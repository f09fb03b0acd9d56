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
  /** The columns of the format as it is now. */
  columns: readonly TemplateColumn[]
  templateId: string
  /** Where the rows behind a cause are listed, if anywhere. */
  hrefOf?: (cause: LoadCause) => string
  onSaved: () => void
}

/** Why rows are rejected: what can be mended here first. Who may not change formats is told how to ask for it. */
export function CausesList({ causes, columns, templateId, hrefOf, onSaved }: CausesListProps) {
  const { t } = useTranslation('loads')
  const mayEdit = useCan()(...editing)
  // The format has other words than the file, and can learn them.
  const mendable = causes.flatMap((cause) => {
    const column = columns.find(({ name }) => name === cause.field)
    return column !== undefined && cause.code === 'inclusion' ? [{ cause, column }] : []
  })
  const others = causes.filter((one) => !mendable.some(({ cause }) => cause === one))
  // Others than which? Alone they are what the card around them is called.
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
