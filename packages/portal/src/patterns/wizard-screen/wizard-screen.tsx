import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Named } from '@portal/sdk'
import { Card, Stack, Wizard, type FormValues } from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { formErrorsOf } from '#patterns/form-errors.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAddress } from '#patterns/use-address.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

const stepParam = 'step'

/** One step and its fields. */
export interface WizardPart {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

export interface WizardScreenProps<Input> {
  /** The name of the draft. */
  name: string
  title: string
  text: string
  steps: readonly WizardPart[]
  send: Named & ((input: Input) => Promise<object>)
  input: (values: FormValues) => Input
  finishLabel: string
  /** The content after submission. */
  done: ReactNode
}

/**
 * A long form in steps. The step is in the URL, the text is kept encrypted in this tab until submission or sign-out,
 * and errors lead back to the step of their field.
 */
export function WizardScreen<Input>(props: WizardScreenProps<Input>) {
  const { name, title, text, steps, send, input, finishLabel, done } = props
  const { i18n } = useTranslation('general')
  const [params, changeAddress] = useAddress()
  const draft = useDraft(name)
  const [isSent, setSent] = useState(false)
  const finish = async (values: FormValues) => {
    try {
      await send(input(values))
    } catch (error) {
      const { validationErrors } = formErrorsOf(error, i18n.language)
      if (validationErrors === undefined) showRefusal(error, i18n.language)
      return validationErrors ?? {}
    }
    draft.drop()
    setSent(true)
    return undefined
  }
  const step = params.get(stepParam) ?? undefined
  const reached = draft.found?.reached ?? undefined
  return (
    <ScreenPage title={title} description={text} width="narrow">
      <Card>
        {isSent ? (
          done
        ) : (
          <DraftArea draft={draft} ignore={stepParam}>
            <Wizard
              label={title}
              steps={steps.map(({ id, label, content }) => ({
                id,
                label,
                content: <Stack space="lg">{content}</Stack>,
              }))}
              {...(step === undefined ? {} : { step })}
              {...(reached === undefined ? {} : { reached })}
              onStep={(id) => {
                draft.reach(id)
                changeAddress({ [stepParam]: id })
              }}
              onFinish={finish}
              finishLabel={finishLabel}
            />
          </DraftArea>
        )}
      </Card>
    </ScreenPage>
  )
}
