import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workflow, WorkflowInput } from '@portal/sdk'
import { workflows } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { toast, type FormValues } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { isStale } from '#patterns/resource-screen/stale.ts'
import { useForm } from '#patterns/use-form.ts'

/** A form that edits a part of a draft; a concurrent change is shown before it is overwritten. */
export function useDocument(
  first: Workflow,
  part: string,
  inputOf: (values: FormValues, before: Workflow) => WorkflowInput,
) {
  const { t } = useTranslation('general')
  const family = useFamily(workflows)
  const update = useConfirmedAction(family.update)
  // A later response must not replace what is being edited.
  const [seen, see] = useState(first)
  const [clash, setClash] = useState<{ mine: WorkflowInput; theirs: Workflow }>()
  const draft = useDraft(`workflows.${first.id}.${part}`)
  const write = async (values: FormValues) => {
    const { document = seen.document, ...mine } = inputOf(values, seen)
    try {
      return await update(seen.id, { ...mine, document, version: (clash?.theirs ?? seen).version })
    } catch (error) {
      if (isStale(error)) setClash({ mine: { ...mine, document }, theirs: await family.show(seen.id) })
      throw error
    }
  }
  const begin = (workflow: Workflow) => {
    draft.settle()
    setClash(undefined)
    see(workflow)
  }
  const save = useForm({
    action: write,
    onDone: (written) => {
      begin(written)
      toast({ tone: 'success', title: t('done.saved') })
    },
  })
  const keepTheirs = () => {
    if (clash !== undefined) begin(clash.theirs)
  }
  return { seen, clash, draft, save, keepTheirs }
}
