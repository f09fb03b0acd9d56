import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftAssignment } from '@portal/sdk'
import { shiftAssignments } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Drawer, type MenuSection } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { RowHistory } from '#patterns/history/row-history.tsx'

interface Opened {
  readonly kind: 'history' | 'end'
  readonly row: ShiftAssignment
}

/** What depends on who works when. */
const families = ['shifts', 'shiftPatterns', 'workdays', 'workingHours', 'clock']

/** The acts on an assignment: its history, and its end. */
export function useAssignmentActs() {
  const { t } = useTranslation(['assigned', 'general'])
  const { changes, destroy } = useFamily(shiftAssignments)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const rowActions = (row: ShiftAssignment): readonly MenuSection[] => [
    {
      items: [
        {
          ...{ id: 'history', label: t('general:actions.history'), icon: 'history' },
          onAction: () => setOpened({ kind: 'history', row }),
        },
      ],
    },
    {
      items:
        row.state === 'past'
          ? []
          : [
              {
                ...{ id: 'end', label: t('assigned:send'), icon: 'x', tone: 'danger' },
                onAction: () => setOpened({ kind: 'end', row }),
              },
            ],
    },
  ]
  const nameOf = ({ person, pattern }: ShiftAssignment) => `${person.displayName} · ${pattern.name}`
  const dialogs = (
    <>
      {opened?.kind === 'history' ? (
        <Drawer title={t('general:list.historyOf', { name: nameOf(opened.row) })} isOpen onOpenChange={close}>
          <RowHistory id={opened.row.id} changes={changes} />
        </Drawer>
      ) : null}
      <ConfirmAction
        subject={opened?.kind === 'end' ? opened.row : undefined}
        onClose={close}
        title={({ pattern, person }) =>
          t('assigned:title', { pattern: pattern.name, person: person.displayName })
        }
        text={() => t('assigned:text')}
        confirmLabel={t('assigned:send')}
        act={destroy}
        idOf={({ id }) => id}
        done={t('assigned:done')}
        families={families}
        onDone={close}
      />
    </>
  )
  return { rowActions, dialogs }
}
