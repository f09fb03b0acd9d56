import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, type VacationPolicyDetail } from '@portal/sdk'
import { vacationPolicies } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Alert,
  Badge,
  Button,
  Card,
  DescriptionList,
  Drawer,
  Inline,
  Skeleton,
  Stack,
  Status,
} from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { like } from '#patterns/like.ts'
import { useCan } from '#patterns/use-can.ts'
import { PolicyForm } from './policy-form.tsx'
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
      <PolicyQuestions {...{ policy, asked, onRemoved }} onClose={close} />
      {asked === 'write' ? <PolicyForm policy={policy} onClose={close} /> : null}
    </>
  )
}

type PolicyAct = 'publish' | 'write' | 'remove'

interface PolicyQuestionsProps extends PolicyProps {
  asked: PolicyAct | undefined
  onClose: () => void
}

/** The confirmations before a draft is published or deleted. */
function PolicyQuestions({ policy, asked, onClose, onRemoved }: PolicyQuestionsProps) {
  const { t } = useTranslation('vacationTeam')
  const { publish, destroy } = useFamily(vacationPolicies)
  return (
    <>
      <ConfirmAction
        subject={asked === 'publish' ? policy : undefined}
        onClose={onClose}
        title={({ name }) => t('policies.publishTitle', { name })}
        text={({ validFrom: from }) => t('policies.publishText', { from })}
        confirmLabel={t('policies.publish')}
        act={like(publish, (id: string) => publish(id, { version: policy.version }))}
        idOf={({ id }) => id}
        done={t('policies.published')}
        more={(error, { examples }) => <Failing error={error} examples={examples} />}
        onDone={onClose}
      />
      <ConfirmAction
        subject={asked === 'remove' ? policy : undefined}
        onClose={onClose}
        title={({ name }) => t('policies.removeTitle', { name })}
        text={({ validFrom: from }) => t('policies.removeText', { from })}
        confirmLabel={t('policies.remove')}
        act={destroy}
        idOf={({ id }) => id}
        done={t('policies.removed')}
        onDone={onRemoved}
      />
    </>
  )
}

/** The examples that block the publication. */
function Failing({ error, examples }: { error: unknown } & Pick<VacationPolicyDetail, 'examples'>) {
  const { t } = useTranslation('vacationTeam')
  const failing = examples.filter(({ passes }) => !passes)
  if (!isPortalError(error, 'validation') || failing.length === 0) return null
  return (
    <Alert tone="warning">
      {t('policies.failing', { name: failing.map(({ name }) => name).join(', ') })}
    </Alert>
  )
}
