import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { VacationRequest, VacationRequestDetail } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { type DataAnswer, useData, useFamily } from '@portal/sdk/react'
import {
  Button,
  Card,
  DescriptionList,
  Drawer,
  Inline,
  LinkButton,
  Skeleton,
  Stack,
  Status,
} from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { AskedActForm } from './asked-act-form.tsx'
import { TeamAround } from './team-around.tsx'
import { type AskedAct, useVacationActs } from './use-vacation-acts.ts'
import { choiceHref } from './vacation-choice.ts'
import { useStatusText } from './use-status-text.ts'
import { CountedDays } from './vacation-count.tsx'
import { stateWord, useAmount, vacationTones } from './vacation-words.ts'

/** A request with its days, cost and history; for deciders also who else is off (VAC-6). */
export function VacationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useData(useFamily(vacationRequests).show, [id])
  return (
    <RequestDrawer
      answer={answer}
      onClose={onClose}
      acts={(request) => <RequestActs request={request} />}
      beside={(request) => (request.canDecide ? <TeamAround request={request} /> : null)}
    />
  )
}

interface RequestDrawerProps {
  answer: DataAnswer<VacationRequestDetail>
  onClose: () => void
  /** Its actions. */
  acts: (request: VacationRequestDetail) => ReactNode
  /** The context of a decision. */
  beside: (request: VacationRequestDetail) => ReactNode
}

/** A request beside its list. */
export function RequestDrawer({ answer, onClose, acts, beside }: RequestDrawerProps) {
  const { t } = useTranslation('vacations')
  const { data, error, refresh } = answer
  const title =
    data === undefined
      ? t('list.title')
      : t('one.title', { person: data.person.displayName, from: data.startsOn, until: data.endsOn })
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Request request={data} acts={acts(data)} beside={beside(data)} />
      )}
    </Drawer>
  )
}

interface RequestProps {
  request: VacationRequestDetail
  acts: ReactNode
  beside: ReactNode
}

function Request({ request, acts, beside }: RequestProps) {
  const { t } = useTranslation('vacations')
  const amount = useAmount()
  const statusText = useStatusText()
  const { state, stage, unit, units, kind, comment, days, spends, agreed, shortNotice, lastDay } = request
  return (
    <Stack space="lg">
      <Inline>
        <Status tone={vacationTones[state]}>{t(`list.states.${stateWord(request)}`)}</Status>
        {acts}
      </Inline>
      <DescriptionList
        items={[
          { term: t('list.units'), value: amount(units, unit) },
          { term: t('list.kind'), value: t(`list.kinds.${kind}`) },
          { term: t('list.stage'), value: stage === null ? null : t(`list.stages.${stage}`) },
          { term: t('list.status'), value: statusText(request) || null },
          { term: t('list.comment'), value: comment },
          ...(lastDay === null ? [] : [{ term: t('one.lastDayAsked'), value: lastDay }]),
          ...(shortNotice ? [{ term: t('list.shortNotice'), value: agreed ? t('one.agreed') : '—' }] : []),
        ]}
      />
      {beside}
      {spends.length === 0 ? null : (
        <Card title={t('one.spends')} level={3}>
          <Stack as="ul" space="xs">
            {spends.map(({ bucketId, year, validUntil, units: spent, left }) => (
              <li key={bucketId}>
                {t('count.spends', {
                  ...{ year, until: validUntil, amount: amount(spent, unit), left: amount(left, unit) },
                })}
              </li>
            ))}
          </Stack>
        </Card>
      )}
      <Card title={t('one.history')} level={3}>
        <History history={request.history} />
      </Card>
      <Card title={t('one.days')} level={3}>
        <CountedDays days={days} unit={unit} />
      </Card>
    </Stack>
  )
}

function History({ history }: Pick<VacationRequestDetail, 'history'>) {
  const { t } = useTranslation('vacations')
  const format = useFormat()
  return (
    <Stack as="ul" space="sm">
      {history.map(({ state, at, by, comment, lastDay }) => (
        <li key={`${at}:${state}`}>
          <strong>{t(`list.states.${stateWord({ state, lastDay })}`)}</strong> · {format.dateTime(at)} ·{' '}
          {by.displayName}
          {lastDay === null ? null : <> · {t('one.lastDayOf', { date: lastDay })}</>}
          {comment === null ? null : <p>{comment}</p>}
        </li>
      ))}
    </Stack>
  )
}

function RequestActs({ request }: { request: VacationRequest }) {
  const { t } = useTranslation('vacations')
  const [asked, setAsked] = useState<AskedAct>()
  const actsOf = useVacationActs(setAsked)
  const { pathname } = useLocation()
  const { id, kind, state, startsOn, endsOn, canEdit } = request
  return (
    <>
      {canEdit ? (
        <LinkButton
          size="sm"
          icon="pencil"
          href={choiceHref({ kind, draft: id, range: { start: startsOn, end: endsOn } }, pathname)}
        >
          {t(state === 'draft' ? 'one.edit' : 'one.change')}
        </LinkButton>
      ) : null}
      {actsOf(request).map((act) => (
        <Button
          key={act.id}
          size="sm"
          icon={act.icon}
          tone={act.id === 'approve' ? 'primary' : 'neutral'}
          isPending={act.isPending}
          onPress={act.run}
        >
          {act.label}
        </Button>
      ))}
      {asked === undefined ? null : (
        <AskedActForm act={asked} request={request} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
