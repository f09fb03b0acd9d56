import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuplicateGroup } from '@portal/sdk'
import { duplicates } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Card, Inline, LinkButton, Skeleton } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { groupAddress, searchAddress } from './duplicate-address.ts'
import { GroupStatus } from './duplicate-state.tsx'
import { GroupActs } from './group-acts.tsx'
import type { Choice } from './group-choice.ts'
import { GroupReasons } from './group-reasons.tsx'
import { GroupSides } from './group-sides.tsx'

/** One group side by side, with its decision. */
export function DuplicateGroupPage({ searchId, id }: { searchId: string; id: string }) {
  const { t } = useTranslation(['duplicates', 'menu'])
  const { data: group, error, refresh } = useData(useFamily(duplicates).show, [id])
  if (group === undefined)
    return (
      <ScreenPage title={t('menu:screens.duplicates')}>
        <Card>
          {error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />}
        </Card>
      </ScreenPage>
    )
  return (
    <ScreenPage
      title={group.label}
      meta={<GroupStatus group={group} />}
      actions={<Ways searchId={searchId} group={group} />}
      width="full"
    >
      <Group key={group.version} group={group} />
    </ScreenPage>
  )
}

function Group({ group }: { group: DuplicateGroup }) {
  const { t } = useTranslation('duplicates')
  const format = useFormat()
  const can = useCan()
  const suggested = group.members.find(({ isSuggested }) => isSuggested)?.number ?? 0
  const [choice, setChoice] = useState<Choice>({ survivor: suggested, values: {} })
  const { merge, state } = group
  const isOpen = (state === 'pending' || state === 'postponed') && can('CARGUE_GUARDAR_RESULTADOS')
  return (
    <>
      {merge === null ? null : (
        <Alert isSilent tone="success">
          {t('group.mergedNote', {
            ...{ survivor: merge.survivor, removed: merge.removed.join(', ') },
            ...{ person: merge.mergedBy.displayName, at: format.dateTime(merge.mergedAt) },
          })}
        </Alert>
      )}
      <GroupSides group={group} choice={choice} onChoose={isOpen ? setChoice : undefined} />
      {can('CARGUE_GUARDAR_RESULTADOS') ? <GroupActs group={group} choice={choice} /> : null}
      <GroupReasons group={group} />
    </>
  )
}

function Ways({ searchId, group }: { searchId: string; group: DuplicateGroup }) {
  const { t } = useTranslation('duplicates')
  const { previous, next } = group
  return (
    <Inline space="sm">
      <LinkButton href={searchAddress({ id: searchId })} tone="quiet" icon="arrowLeft">
        {t('group.back')}
      </LinkButton>
      {previous === null ? null : (
        <LinkButton href={groupAddress(searchId, { id: previous })}>{t('group.previous')}</LinkButton>
      )}
      {next === null ? null : (
        <LinkButton href={groupAddress(searchId, { id: next })}>{t('group.next')}</LinkButton>
      )}
    </Inline>
  )
}
