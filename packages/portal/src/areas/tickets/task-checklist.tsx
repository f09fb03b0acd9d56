import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { Card, Checkbox, Stack } from '@portal/ui-kit'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { isOver } from './task-values.ts'

/** The checklist of a task, ticked in place. */
export function TaskChecklist({ task }: { task: TaskDetail }) {
  const { t, i18n } = useTranslation('tasks')
  const tick = useAction(useFamily(tasks).tick)
  const { id, checklist, itemsDone, items, canMove } = task
  if (checklist.length === 0) return null
  return (
    <Card title={t('list.items')} description={`${itemsDone}/${items}`}>
      <Stack space="sm">
        {checklist.map(({ label, isDone }) => (
          <Checkbox
            key={label}
            label={label}
            isSelected={isDone}
            isDisabled={!canMove || isOver(task)}
            onChange={(isTicked) =>
              void tick(id, { label, isDone: isTicked }).catch((error: unknown) =>
                showRefusal(error, i18n.language),
              )
            }
          />
        ))}
      </Stack>
    </Card>
  )
}
