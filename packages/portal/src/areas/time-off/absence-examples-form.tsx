import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbsencePolicyDetail, AbsencePolicyExample } from '@portal/sdk'
import { absencePolicies } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Button, type FormValues, Inline, Stack } from '@portal/ui-kit'
import { like } from '#patterns/like.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { AbsenceExampleFields } from './absence-example-fields.tsx'
import { examplesIn } from './absence-example-input.ts'
import { inputOf } from './absence-policy-input.ts'

const most = 100

interface AbsenceExamplesFormProps {
  policy: AbsencePolicyDetail
  onClose: () => void
}

/** The examples of a draft: whom an absence concerns, and what it must give. */
export function AbsenceExamplesForm({ policy, onClose }: AbsenceExamplesFormProps) {
  const { t } = useTranslation('absencePolicies')
  const { update, show } = useFamily(absencePolicies)
  const input = inputOf(policy)
  const [examples, setExamples] = useState(input.examples)
  const examplesOf = (values: FormValues) => examplesIn(values.examples, policy.rules)
  const send = useAction(
    like(update, (values: FormValues, seen: Seen) =>
      update(policy.id, { ...input, examples: examplesOf(values), ...seen }),
    ),
  )
  return (
    <SeenForm
      title={t('examples.edit')}
      draft={`absencePolicies.examples.${policy.id}`}
      row={policy}
      show={show}
      conflict={(theirs, values) => ({ mine: lines(examplesOf(values)), theirs: lines(theirs.examples) })}
      send={send}
      done={t('examples.done')}
      onClose={onClose}
    >
      <Stack space="lg">
        {examples.map((example, at) => (
          <AbsenceExampleFields key={at} {...{ example, at }} rules={policy.rules} />
        ))}
        <Inline>
          {examples.length < most ? (
            <Button size="sm" icon="plus" onPress={() => setExamples([...examples, anotherOf(policy)])}>
              {t('examples.add')}
            </Button>
          ) : null}
          {examples.length > 1 ? (
            <Button size="sm" onPress={() => setExamples(examples.slice(0, -1))}>
              {t('examples.remove')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </SeenForm>
  )
}

const fullWeek = 40 * 60

const anotherOf = ({ rules }: AbsencePolicyDetail): AbsencePolicyExample => ({
  ...{ name: '', absenceTypeId: rules[0]?.absenceTypeId ?? '', kinship: null, travel: false },
  ...{ weeklyMinutes: fullWeek, fullWeeklyMinutes: fullWeek },
  ...{ limit: null, unit: 'working_days', allowance: null },
})

/** What each example must give, by its name. */
const lines = (examples: readonly AbsencePolicyExample[]): object =>
  Object.fromEntries(
    examples.map(({ name, limit, allowance }) => [name, [limit ?? '—', allowance ?? '—'].join(' · ')]),
  )
