import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationPolicyDetail } from '@portal/sdk'
import { vacationPolicies } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, Button, Card, DescriptionList, Drawer, Inline, Skeleton, Stack, Status } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { like } from '#patterns/like.ts'
import { useCan } from '#patterns/use-can.ts'
import { PolicyForm } from './policy-form.tsx'
import { type PolicyAct, PolicyQuestions } from './policy-questions.tsx'
import { PolicyRules } from './policy-rules.tsx'
import { useAmount } from './vacation-words.ts'

/** A policy with its rules and examples, and its publication, which runs the examples. */
export function PolicyDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refresh } = useData(useFamily(vacationPolicies).show, [id])
  return (
    <Drawer title={data?.name ?? '…'} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Policy policy={data} onRemoved={onClose} />
      )}
    </Drawer>
  )
}

interface PolicyProps {
  policy: VacationPolicyDetail
  onRemoved: () => void
}

function Policy({ policy, onRemoved }: PolicyProps) {
  const { t } = useTranslation('vacationTeam')
  const { agreement, validFrom, state, source, review } = policy
  return (
    <Stack space="lg">
      <Inline>
        <Status tone={state === 'published' ? 'success' : 'neutral'}>{t(`policies.states.${state}`)}</Status>
        {review ? <Badge tone="warning">{t('policies.review')}</Badge> : null}
        <PolicyActs policy={policy} onRemoved={onRemoved} />
      </Inline>
      <DescriptionList
        items={[
          { term: t('policies.agreement'), value: agreement === '' ? t('policies.law') : agreement },
          { term: t('policies.validFrom'), value: validFrom },
          { term: t('policies.source'), value: source },
        ]}
      />
      <Card title={t('policies.rules')} level={3}>
        <PolicyRules rules={policy.rules} />
      </Card>
      <Card title={t('policies.examples')} level={3}>
        <Examples policy={policy} />
      </Card>
    </Stack>
  )
}

function Examples({ policy: { examples, rules } }: { policy: VacationPolicyDetail }) {
  const { t } = useTranslation('vacationTeam')
  const amount = useAmount()
  const both = (annual: number, loose: number) =>
    loose === 0 ? amount(annual, rules.unit) : `${amount(annual, rules.unit)} + ${amount(loose, 'working')}`
  return (
    <Stack as="ul" space="sm">
      {examples.map((one) => (
        <li key={one.name}>
          <Stack space="xxs">
            <Inline space="xs">
              <Status tone={one.passes ? 'success' : 'danger'}>
                {t(one.passes ? 'policies.passes' : 'policies.fails')}
              </Status>
              <strong>{one.name}</strong>
            </Inline>
            <span>
              {one.year}: {one.startsOn} – {one.endsOn ?? '…'}
            </span>
            <span>
              {t('policies.expected')}: {both(one.annualUnits, one.looseUnits)} · {t('policies.actual')}:{' '}
              {both(one.actualAnnualUnits, one.actualLooseUnits)}
            </span>
          </Stack>
        </li>
      ))}
    </Stack>
  )
}

function PolicyActs({ policy, onRemoved }: PolicyProps) {
  const { t } = useTranslation('vacationTeam')
  const canEdit = useCan()('TIPOLOGIA_AUSENCIAS_EDITAR')
  const { publish, destroy } = useFamily(vacationPolicies)
  const [asked, setAsked] = useState<PolicyAct>()
  const close = () => setAsked(undefined)
  if (!canEdit) return null
  return (
    <>
      {policy.state === 'draft' ? (
        <>
          <Button size="sm" tone="primary" icon="check" onPress={() => setAsked('publish')}>
            {t('policies.publish')}
          </Button>
          <Button size="sm" icon="pencil" onPress={() => setAsked('write')}>
            {t('policies.edit')}
          </Button>
          <Button size="sm" icon="trash" onPress={() => setAsked('remove')}>
            {t('policies.remove')}
          </Button>
        </>
      ) : (
        <Button size="sm" icon="plus" onPress={() => setAsked('write')}>
          {t('policies.next')}
        </Button>
      )}
      <PolicyQuestions
        words="vacationTeam:policies"
        {...{ policy, asked, onRemoved }}
        publish={like(publish, (id: string) => publish(id, { version: policy.version }))}
        destroy={destroy}
        onClose={close}
      />
      {asked === 'write' ? <PolicyForm policy={policy} onClose={close} /> : null}
    </>
  )
}
