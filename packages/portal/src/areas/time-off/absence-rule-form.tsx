import { useTranslation } from 'react-i18next'
import type { AbsencePolicyDetail, AbsencePolicyInput, AbsencePolicyRule } from '@portal/sdk'
import { absencePolicies } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { ComboBox, type FormValues } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { like } from '#patterns/like.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { inputOf } from './absence-policy-input.ts'
import { newRule, ruleIn, useRuleLines } from './absence-rule-input.ts'
import { TermFields } from './term-fields.tsx'
import { useTypeNames } from './use-type-names.ts'

interface AbsenceRuleFormProps {
  policy: AbsencePolicyDetail
  /** Null for the terms of a type that the policy does not have. */
  absenceTypeId: string | null
  onClose: () => void
}

/** The terms of an absence type in a draft. */
export function AbsenceRuleForm({ policy, absenceTypeId, onClose }: AbsenceRuleFormProps) {
  const { t } = useTranslation(['absencePolicies', 'absences'])
  const { update, show } = useFamily(absencePolicies)
  const { rows, optionsOf, typeName } = useTypeNames()
  const lines = useRuleLines()
  const before = policy.rules.find((rule) => rule.absenceTypeId === absenceTypeId)
  const ruleOf = (values: FormValues) => ruleIn(values, before?.absenceTypeId ?? textOf(values.absenceTypeId))
  const send = useAction(
    like(update, (values: FormValues, seen: Seen) =>
      update(policy.id, { ...withRule(inputOf(policy), ruleOf(values)), ...seen }),
    ),
  )
  const free = rows.filter(({ id }) => policy.rules.every((rule) => rule.absenceTypeId !== id))
  return (
    <SeenForm
      title={
        before === undefined
          ? t('rules.addTitle')
          : t('rules.editTitle', { name: typeName(before.absenceTypeId) })
      }
      draft={`absencePolicies.rule.${policy.id}.${absenceTypeId ?? 'new'}`}
      row={policy}
      show={show}
      conflict={(theirs, values) => {
        const rule = ruleOf(values)
        return {
          mine: lines(rule),
          theirs: lines(theirs.rules.find((one) => one.absenceTypeId === rule.absenceTypeId)),
        }
      }}
      send={send}
      done={t('rules.done')}
      onClose={onClose}
    >
      {before === undefined ? (
        <ComboBox name="absenceTypeId" label={t('rules.type')} options={optionsOf(free)} isRequired />
      ) : null}
      <TermFields rule={before ?? newRule} />
    </SeenForm>
  )
}

/** A draft with this rule in the place of the former one, or at the end. */
function withRule(input: AbsencePolicyInput, rule: AbsencePolicyRule): AbsencePolicyInput {
  const isNew = input.rules.every((one) => one.absenceTypeId !== rule.absenceTypeId)
  const rules = isNew
    ? [...input.rules, rule]
    : input.rules.map((one) => (one.absenceTypeId === rule.absenceTypeId ? rule : one))
  return { ...input, rules }
}
