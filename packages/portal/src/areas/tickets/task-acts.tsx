import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@portal/sdk'
import { tasks } from '@portal/sdk/main'
import { useFamily, useSession } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { isOver } from './task-values.ts'
import { useTaskMove } from './use-task-move.ts'

/** Actions with a form. */
export type TaskQuestion = 'edit' | 'block' | 'reassign'

interface TaskActsProps {
  task: TaskDetail
  onAsk: (form: TaskQuestion) => void
}

/** The actions the viewer may take on a task in its state. */
export function TaskActs({ task, onAsk }: TaskActsProps) {
  const { t } = useTranslation('tasks')
  const { press, isPending } = useTaskMove()
  const { state, canMove, canChange } = task
  return (
    <Inline justify="end">
      <FollowButton task={task} />
      {canChange && !isOver(task) ? (
        <>
          <Button onPress={() => press(task, 'cancelled')}>{t('one.cancel')}</Button>
          <Button icon="pencil" onPress={() => onAsk('edit')}>
            {t('one.edit')}
          </Button>
        </>
      ) : null}
      {!canMove ? null : isOver(task) ? (
        <Button icon="restart" isPending={isPending} onPress={() => press(task, 'open')}>
          {t('one.reopen')}
        </Button>
      ) : (
        <>
          <Button onPress={() => onAsk('reassign')}>{t('one.reassign')}</Button>
          {state === 'blocked' ? null : <Button onPress={() => onAsk('block')}>{t('one.block')}</Button>}
          {state === 'in_progress' ? null : (
            <Button onPress={() => press(task, 'in_progress')}>{t('one.begin')}</Button>
          )}
          <Button tone="primary" icon="check" isPending={isPending} onPress={() => press(task, 'done')}>
            {t('one.done')}
          </Button>
        </>
      )}
    </Inline>
  )
}

/** Follows or unfollows the task. */
function FollowButton({ task: { id, followers } }: { task: TaskDetail }) {
  const { t } = useTranslation('tasks')
  const uid = useSession()?.userData.uid
  const isFollowing = followers.some((one) => one.id === uid)
  const follow = useAct(useFamily(tasks).follow, t(isFollowing ? 'one.unfollowed' : 'one.followed'))
  return (
    <Button
      icon="eye"
      isPending={follow.isPending}
      onPress={() => void follow(id, { isFollowing: !isFollowing })}
    >
      {t(isFollowing ? 'one.unfollow' : 'one.follow')}
    </Button>
  )
}
