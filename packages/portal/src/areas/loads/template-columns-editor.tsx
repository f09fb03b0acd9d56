import { useReducer, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TemplateColumn } from '@portal/sdk'
import { Button, Card, Restored, Stack, useRestoredRows, VisuallyHidden } from '@portal/ui-kit'
import { changedRows, firstRows, type OrderedRow, type RowChange } from './ordered-rows.ts'
import { TemplateColumnFields } from './template-column-fields.tsx'

const newColumn: TemplateColumn = {
  name: '',
  label: '',
  type: 'text',
  required: false,
  key: false,
  transform: 'none',
}

const change = (rows: readonly OrderedRow<TemplateColumn>[], event: RowChange) => changedRows(rows, event)

interface TemplateColumnsProps {
  columns: readonly TemplateColumn[]
  /** The paths of fields with server errors. */
  refused: readonly string[]
  /** Called when columns have moved. */
  onReordered: () => void
}

/** The columns of a template: add, remove, and reorder by buttons, without dragging. */
export function TemplateColumns({ columns, refused, onReordered }: TemplateColumnsProps) {
  const { t } = useTranslation('templates')
  const written = useRestoredRows('columns')
  const [rows, dispatch] = useReducer(change, columns, (known) => firstRows(known, written))
  const [news, setNews] = useState('')
  return (
    <Card
      title={t('editor.columns')}
      description={t('editor.columnsText')}
      footer={
        <Button icon="plus" onPress={() => dispatch({ kind: 'add' })}>
          {t('editor.add')}
        </Button>
      }
    >
      <Stack space="xl">
        {rows.map((row, index) => (
          <Afresh key={row.key} isAdded={row.isAdded === true}>
            <TemplateColumnFields
              index={index}
              count={rows.length}
              column={row.value ?? newColumn}
              refused={refused}
              onMove={(by) => {
                dispatch({ kind: 'move', key: row.key, by })
                onReordered()
                setNews(t('editor.moved', { number: index + by + 1 }))
              }}
              onRemove={() => {
                dispatch({ kind: 'remove', key: row.key })
                onReordered()
              }}
            />
          </Afresh>
        ))}
      </Stack>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Card>
  )
}

// An added column starts empty, even if an earlier one with that name had content.
function Afresh({ isAdded, children }: { isAdded: boolean; children: ReactNode }) {
  return isAdded ? <Restored values={undefined}>{children}</Restored> : children
}
