import type { ComponentProps } from 'react'
import { isPortalError, type AbsencePolicyDetail } from '@portal/sdk'
import { Alert } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { type ResourceGroup, type TranslateWord, useGroupWords } from '#patterns/resource-screen/words.ts'

export type PolicyAct = 'publish' | 'write' | 'remove'

type Examples = readonly Pick<AbsencePolicyDetail['examples'][number], 'name' | 'passes'>[]
type Policy = Pick<AbsencePolicyDetail, 'id' | 'name' | 'validFrom'> & { examples: Examples }
type Act = ComponentProps<typeof ConfirmAction<Policy>>['act']

interface PolicyQuestionsProps {
  /** The phrase group with its words: those of `vacationTeam:policies`. */
  words: ResourceGroup
  policy: Policy
  asked: PolicyAct | undefined
  publish: Act
  destroy: Act
  onClose: () => void
  onRemoved: () => void
}

/** The confirmations before a draft is published or deleted. */
export function PolicyQuestions(props: PolicyQuestionsProps) {
  const { words, policy, asked, publish, destroy, onClose, onRemoved } = props
  const translate = useGroupWords(words)
  return (
    <>
      <ConfirmAction
        subject={asked === 'publish' ? policy : undefined}
        onClose={onClose}
        title={({ name }) => translate('publishTitle', { name })}
        text={({ validFrom: from }) => translate('publishText', { from })}
        confirmLabel={translate('publish')}
        act={publish}
        idOf={({ id }) => id}
        done={translate('published')}
        more={(error, { examples }) => <Failing error={error} examples={examples} translate={translate} />}
        onDone={onClose}
      />
      <ConfirmAction
        subject={asked === 'remove' ? policy : undefined}
        onClose={onClose}
        title={({ name }) => translate('removeTitle', { name })}
        text={({ validFrom: from }) => translate('removeText', { from })}
        confirmLabel={translate('remove')}
        act={destroy}
        idOf={({ id }) => id}
        done={translate('removed')}
        onDone={onRemoved}
      />
    </>
  )
}

/** The examples that block the publication. */
function Failing({
  error,
  examples,
  translate,
}: {
  error: unknown
  examples: Examples
  translate: TranslateWord
}) {
  const failing = examples.filter(({ passes }) => !passes)
  if (!isPortalError(error, 'validation') || failing.length === 0) return null
  return (
    <Alert tone="warning">{translate('failing', { name: failing.map(({ name }) => name).join(', ') })}</Alert>
  )
}
