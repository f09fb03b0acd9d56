import { useId, useState, type ReactNode } from 'react'
import { Button } from '#components/button/button.tsx'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { useWords } from '#words/use-words.ts'
import { isNameTaken, type SavedView, type ViewDraft } from './view.ts'

interface ViewDialogProps {
  title: ReactNode
  views: readonly SavedView[]
  /** The view to rename; undefined for a new one. */
  view?: SavedView | undefined
  canShare: boolean
  onSubmit: (draft: ViewDraft) => unknown
  onClose: () => void
}

const longestName = 60

/** Asks for the name of a view. It closes after saving, and stays open on failure. */
export function ViewDialog({ title, views, view, canShare, onSubmit, onClose }: ViewDialogProps) {
  const words = useWords()
  const formId = useId()
  const [isPending, setPending] = useState(false)
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const send = async () => {
    try {
      const answer = onSubmit({ name: name.trim(), isShared })
      // A synchronous save must not be announced as pending.
      setPending(answer instanceof Promise)
      await answer
      onClose()
    } catch {
      // The caller reports the error; the typed name stays.
      setPending(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="sm"
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={isPending}>
            {words.views.save}
          </Button>
        </>
      }
    >
      <Form id={formId} hideSummary onSubmit={() => void send()}>
        <TextField
          label={words.views.name}
          value={name}
          onChange={setName}
          validate={(text) => (isNameTaken(views, text, view?.id) ? words.views.taken : null)}
          maxLength={longestName}
          autoComplete="off"
          isRequired
          autoFocus
        />
        {canShare ? (
          <Checkbox label={words.views.shareThis} isSelected={isShared} onChange={setShared} />
        ) : null}
      </Form>
    </Dialog>
  )
}
