import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbsencePolicyDetail } from '@portal/sdk'
import { absencePolicies } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, Card, Inline, Stack } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { like } from '#patterns/like.ts'
import { AbsenceRuleForm } from './absence-rule-form.tsx'
import { inputOf } from './absence-policy-input.ts'
import { TermsList } from './terms-list.tsx'
import { useTypeNames } from './use-type-names.ts'

interface AbsencePolicyRulesProps {
  policy: AbsencePolicyDetail
  isEditable: boolean
}

/** The terms of each type in a policy; in a draft they are added, edited and removed one by one. */
export function AbsencePolicyRules({ policy, isEditable }: AbsencePolicyRulesProps) {
  const { t } = useTranslation('absencePolicies')
  const { typeName } = useTypeNames()
  // A type to edit, or null for a new one.
  const [edited, edit] = useState<string | null>()
  const [removed, remove] = useState<string>()
  return (
    <Card title={t('policies.rules')} level={3}>
      <Stack space="lg">
        {policy.rules.length === 0 ? <p>{t('rules.none')}</p> : null}
        {policy.rules.map((rule) => (
          <Card key={rule.absenceTypeId} title={typeName(rule.absenceTypeId)} level={4}>
            <Stack space="sm">
              <TermsList terms={rule} />
              {isEditable ? (
                <Inline>
                  <Button size="sm" icon="pencil" onPress={() => edit(rule.absenceTypeId)}>
                    {t('rules.edit')}
                  </Button>
                  <Button size="sm" icon="trash" onPress={() => remove(rule.absenceTypeId)}>
                    {t('rules.remove')}
                  </Button>
                </Inline>
              ) : null}
            </Stack>
          </Card>
        ))}
        {isEditable ? (
          <Inline>
            <Button size="sm" icon="plus" onPress={() => edit(null)}>
              {t('rules.add')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
      {edited === undefined ? null : (
        <AbsenceRuleForm policy={policy} absenceTypeId={edited} onClose={() => edit(undefined)} />
      )}
      <RemoveRule policy={policy} removed={removed} onClose={() => remove(undefined)} />
    </Card>
  )
}

interface RemoveRuleProps {
  policy: AbsencePolicyDetail
  removed: string | undefined
  onClose: () => void
}

/** Removes the terms of a type from a draft, with its examples. */
function RemoveRule({ policy, removed, onClose }: RemoveRuleProps) {
  const { t } = useTranslation('absencePolicies')
  const { update } = useFamily(absencePolicies)
  const { typeName } = useTypeNames()
  const input = inputOf(policy)
  const isOther = ({ absenceTypeId }: { absenceTypeId: string }) => absenceTypeId !== removed
  return (
    <ConfirmAction
      subject={removed}
      onClose={onClose}
      title={(id) => t('rules.removeTitle', { name: typeName(id) })}
      text={() => t('rules.removeText')}
      confirmLabel={t('rules.remove')}
      act={like(update, () =>
        update(policy.id, {
          ...{ ...input, rules: input.rules.filter(isOther), examples: input.examples.filter(isOther) },
          version: policy.version,
        }),
      )}
      idOf={() => policy.id}
      done={t('rules.removed')}
      onDone={onClose}
    />
  )
}
