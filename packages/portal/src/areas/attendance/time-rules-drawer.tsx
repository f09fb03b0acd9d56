import { useTranslation } from 'react-i18next'
import type { TimeRuleSetDetail } from '@portal/sdk'
import { timeRules } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Badge,
  Card,
  DescriptionList,
  Disclosure,
  Drawer,
  Inline,
  Progress,
  Skeleton,
  Stack,
  Status,
} from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { TimeRulesActs } from './time-rules-acts.tsx'
import { RulesInWords, TriedExamples } from './time-rules-view.tsx'
import { ruleTones } from './time-rules-words.ts'

const liveMs = 1000
const isJudging = ({ derivation }: TimeRuleSetDetail) =>
  derivation !== null && derivation.done < derivation.total

/**
 * Time rules with the results of their examples, their publication, and the progress of the recalculation.
 */
export function TimeRulesDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refresh } = useData(useFamily(timeRules).show, [id], {
    refreshMs: (answer) => (answer !== undefined && isJudging(answer) ? liveMs : 0),
  })
  return (
    <Drawer title={data?.name ?? '…'} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Rules set={data} onRemoved={onClose} />
      )}
    </Drawer>
  )
}

function Rules({ set, onRemoved }: { set: TimeRuleSetDetail; onRemoved: () => void }) {
  const { t } = useTranslation('timeRules')
  const { agreement, validFrom, state, source, review, rules, examples } = set
  return (
    <Stack space="lg">
      <Inline>
        <Status tone={ruleTones[state]}>{t(`rules.states.${state}`)}</Status>
        {review ? <Badge tone="warning">{t('rules.review')}</Badge> : null}
        <TimeRulesActs set={set} onRemoved={onRemoved} />
      </Inline>
      <Judging set={set} />
      <DescriptionList
        items={[
          { term: t('rules.agreement'), value: agreement === '' ? t('rules.law') : agreement },
          { term: t('rules.validFrom'), value: validFrom },
          { term: t('rules.source'), value: source },
        ]}
      />
      <Card title={t('rules.limits')} level={3}>
        <RulesInWords rules={rules} />
      </Card>
      <Disclosure title={t('rules.examples')} defaultExpanded>
        <TriedExamples examples={examples} />
      </Disclosure>
    </Stack>
  )
}

/** The progress of the recalculation, person by person; renders nothing once it is done. */
function Judging({ set }: { set: TimeRuleSetDetail }) {
  const { t } = useTranslation('timeRules')
  const { derivation } = set
  if (derivation === null || !isJudging(set)) return null
  const { done, total } = derivation
  return (
    <Progress
      label={t('rules.judging')}
      value={done}
      max={total}
      valueLabel={t('rules.judged', { done, total })}
    />
  )
}
