import { useTranslation } from 'react-i18next'
import { isPortalError } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { Drawer } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { RecordHistory } from '#patterns/history/record-history.tsx'
import { RowHistory } from '#patterns/history/row-history.tsx'
import { familyOf, WhereUsed } from '#patterns/where-used/where-used.tsx'
import type { NamedDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { ResourceEditor } from './resource-editor.tsx'
import { useMay } from './use-may.ts'
import type { ResourceGroup, Say } from './words.ts'

/** What is open beside the list. */
export type Opened<Row> =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'destroy' | 'history' | 'uses'; readonly row: Row }

interface OpenedPartProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  opened: Opened<Row> | undefined
  say: Say
  onClose: () => void
  onMade: (row: Row) => void
}

/** The open form, confirmation or history. */
export function OpenedPart<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition,
  opened,
  say,
  ...form
}: OpenedPartProps<Row, Input, Ask, Group>) {
  const { t } = useTranslation(['general', 'resource'])
  const { destroy, restore, index } = useFamily(definition.family)
  const { label, history } = definition
  const { onClose } = form
  if (opened === undefined) return null
  if (opened.kind === 'new') return <ResourceEditor {...form} definition={definition} say={say} />
  const { row } = opened
  switch (opened.kind) {
    case 'edit':
      return <ResourceEditor {...form} definition={definition} row={row} say={say} />
    case 'history':
      return (
        <Drawer title={t('general:list.historyOf', { name: label(row) })} isOpen onOpenChange={onClose}>
          {history === undefined ? <History definition={definition} id={row.id} /> : history(row)}
        </Drawer>
      )
    case 'uses':
      return (
        <Drawer title={t('resource:uses.title', { name: label(row) })} isOpen onOpenChange={onClose}>
          <WhereUsed family={familyOf(index)} id={row.id} />
        </Drawer>
      )
    case 'destroy':
      return destroy === undefined ? null : (
        <ConfirmAction
          subject={row}
          onClose={onClose}
          title={(one) => t('general:confirm.title', { name: label(one) })}
          text={() => t(restore === undefined ? 'general:confirm.text' : 'general:confirm.textBack')}
          confirmLabel={t('general:actions.destroy')}
          act={destroy}
          idOf={({ id }) => id}
          done={t('general:done.destroyed')}
          more={(error) => (isUsed(error) ? <WhereUsed family={familyOf(index)} id={row.id} /> : null)}
        />
      )
  }
}

interface HistoryProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  id: string
}

/** By the row's own family for people who maintain it, or else from the log. */
function History<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition: { family, permissions },
  id,
}: HistoryProps<Row, Input, Ask, Group>) {
  const { changes } = useFamily(family)
  const may = useMay(permissions)
  return changes !== undefined && may('changes') ? (
    <RowHistory id={id} changes={changes} />
  ) : (
    <RecordHistory id={id} />
  )
}

/** The row is referred to: show by what. */
const isUsed = (error: unknown) => isPortalError(error, 'conflict') && error.code === 'referenced'
