import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbsencePolicyDetail } from '@portal/sdk'
import { Button, Card, Inline, Stack, Status } from '@portal/ui-kit'
import { useAbsenceAmount } from './absence-words.ts'
import { unitOfYear } from './absence-example-input.ts'
import { useTypeNames } from './use-type-names.ts'

const AbsenceExamplesForm = lazy(() =>
  import('./absence-examples-form.tsx').then((file) => ({ default: file.AbsenceExamplesForm })),
)

interface AbsencePolicyExamplesProps {
  policy: AbsencePolicyDetail
  isEditable: boolean
}

/** The examples of a policy with what its terms give; publishing requires that all match. */
export function AbsencePolicyExamples({ policy, isEditable }: AbsencePolicyExamplesProps) {
  const { t } = useTranslation('absencePolicies')
  const [isEditing, setEditing] = useState(false)
  const { examples, rules } = policy
  return (
    <Card title={t('policies.examples')} level={3}>
      <Stack space="md">
        {examples.length === 0 ? <p>{t('examples.none')}</p> : null}
        <Stack as="ul" space="sm">
          {examples.map((example) => (
            <li key={example.name}>
              <Example example={example} rules={rules} />
            </li>
          ))}
        </Stack>
        {isEditable && rules.length > 0 ? (
          <Inline>
            <Button size="sm" icon="pencil" onPress={() => setEditing(true)}>
              {t('examples.edit')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
      {isEditing ? (
        <Suspense>
          <AbsenceExamplesForm policy={policy} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

type ExampleProps = Pick<AbsencePolicyDetail, 'rules'> & { example: AbsencePolicyDetail['examples'][number] }

function Example({ example, rules }: ExampleProps) {
  const { t } = useTranslation(['absencePolicies', 'absenceRequests'])
  const amount = useAbsenceAmount()
  const { typeName } = useTypeNames()
  const { name, absenceTypeId, kinship, travel, passes } = example
  const yearly = unitOfYear(rules, absenceTypeId)
  const both = (limit: number | null, unit: typeof example.unit, year: number | null) =>
    [
      limit === null ? t('examples.noLimit') : amount(limit, unit),
      year === null ? '' : t('examples.ofYear', { amount: amount(year, yearly) }),
    ]
      .filter((text) => text !== '')
      .join(' · ')
  const about = [
    typeName(absenceTypeId),
    kinship === null ? '' : t(`absenceRequests:kinships.${kinship}`),
    travel ? t('examples.travel') : '',
  ]
  return (
    <Stack space="xxs">
      <Inline space="xs">
        <Status tone={passes ? 'success' : 'danger'}>
          {t(passes ? 'policies.passes' : 'policies.fails')}
        </Status>
        <strong>{name}</strong>
      </Inline>
      <span>{about.filter((text) => text !== '').join(' · ')}</span>
      <span>
        {t('policies.expected')}: {both(example.limit, example.unit, example.allowance)} ·{' '}
        {t('policies.actual')}: {both(example.actualLimit, example.actualUnit, example.actualAllowance)}
      </span>
    </Stack>
  )
}
