import { useTranslation } from 'react-i18next'
import type { Task, TaskState } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

/** The part of a task that a move needs. */
export type Movable = Pick<Task, 'id' | 'title' | 'state' | 'reason' | 'version'>

/**
 * Moves a task as an optimistic update; the notice offers undo, which is the reverse move. Rejects if the
 * service refuses.
 */
export function useTaskMove() {
  const { t, i18n } = useTranslation(['tasks', 'general'])
  const send = useAction(useFamily(tasks).move, { families: ['inbox'] })
  const move = async (task: Movable, state: TaskState, reason: string | null = null): Promise<void> => {
    const moved = await send(task.id, { version: task.version, state, reason })
    const back = () =>
      void send(task.id, { version: moved.version, state: task.state, reason: task.reason }).catch(
        (error: unknown) => showRefusal(error, i18n.language),
      )
    toast({
      tone: 'success',
      title: t('one.moved', { name: task.title, state: t(`list.states.${state}`) }),
      action: { label: t('general:actions.undo'), onPress: back },
    })
  }
  /** The same for a button: the error is shown in a notice. */
  const press = (task: Movable, state: TaskState) =>
    void move(task, state).catch((error: unknown) => showRefusal(error, i18n.language))
  return { move, press, isPending: send.isPending }
}
