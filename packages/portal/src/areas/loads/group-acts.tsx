import { useTranslation } from 'react-i18next'
import type { DuplicateGroup } from '@portal/sdk'
import { duplicates } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import type { Choice } from './group-choice.ts'

interface GroupActsProps {
  group: DuplicateGroup
  choice: Choice
}

const others = ['duplicateSearches', 'dashboard']

/** The decisions on a group. */
export function GroupActs({ group, choice }: GroupActsProps) {
  const { t } = useTranslation('duplicates')
  const family = useFamily(duplicates)
  const { id, version, state } = group
  const seen = { version }
  const separate = useAct(family.separate, t('group.separated'), others)
  const postpone = useAct(family.postpone, t('group.postponed'), others)
  const isMerged = state === 'merged' || state === 'partial'
  const reopen = useAct(family.reopen, t(isMerged ? 'group.undone' : 'group.reopened'), others)
  const merge = useAct(family.merge, t('group.merged'), others)
  const isOpen = state === 'pending' || state === 'postponed'
  const values = Object.entries(choice.values).map(([field, member]) => ({ field, member }))
  if (!isOpen)
    return (
      <Inline justify="end">
        <Button icon="restart" isPending={reopen.isPending} onPress={() => void reopen(id, seen)}>
          {t(isMerged ? 'group.undo' : 'group.reopen')}
        </Button>
      </Inline>
    )
  return (
    <Inline space="sm" justify="end">
      {state === 'postponed' ? (
        <Button onPress={() => void reopen(id, seen)}>{t('group.reopen')}</Button>
      ) : (
        <Button onPress={() => void postpone(id, seen)}>{t('group.postpone')}</Button>
      )}
      <Button onPress={() => void separate(id, seen)}>{t('group.separate')}</Button>
      <Button
        tone="primary"
        icon="check"
        isPending={merge.isPending}
        onPress={() => void merge(id, { survivor: choice.survivor, values, version })}
      >
        {t('group.merge')}
      </Button>
    </Inline>
  )
}
