import { useTranslation } from 'react-i18next'
import type { VacationPreview } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Checkbox, type FormValues, TextArea } from '@portal/ui-kit'
import { vacationRequests as contract } from '#generated/vacation-requests.ts'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { like } from '#patterns/like.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { RefusedDay } from './day-holder.tsx'
import { touchedByVacation } from './touched-by-vacation.ts'
import { askedOf, type VacationChoice } from './vacation-choice.ts'
import { useRequestLines } from './use-request-lines.ts'
import { useAmount } from './vacation-words.ts'

interface AskFormProps {
  choice: VacationChoice
  preview: VacationPreview
  noticeMonths: number
  onClose: () => void
  onSent: () => void
}

/** The last step: the cost again, the consent to a short notice (VAC-15), and a note to the decider. */
export function AskForm({ choice, preview, noticeMonths, onClose, onSent }: AskFormProps) {
  const { t } = useTranslation('vacations')
  const family = useFamily(vacationRequests)
  const draft = useData(family.show, choice.draft === undefined ? null : [choice.draft]).data
  const chosenOf = () => askedOf(choice, draft?.days) ?? { kind: choice.kind, days: [] }
  const lines = useRequestLines()
  const send = useAction(
    like(family.create, (values: FormValues, seen: Seen) => {
      const input = {
        ...{ ...chosenOf(), draft: false, agreed: isTicked(values.agreed) },
        comment: textOf(values.comment) || null,
      }
      return draft === undefined ? family.create(input) : family.update(draft.id, { ...input, ...seen })
    }),
    { families: touchedByVacation },
  )
  const { start: from = '', end: until = '' } = choice.range ?? {}
  // The version to overwrite is the one that was read first.
  if (choice.draft !== undefined && draft === undefined) return null
  const isShort = preview.warnings.some(({ rule }) => rule === 'notice')
  return (
    <SeenForm
      title={t('choose.askTitle', { from, until })}
      draft={`vacationRequests.${from}.${until}`}
      row={draft}
      show={family.show}
      conflict={(theirs, { comment }) => ({
        mine: lines({ ...chosenOf(), comment: textOf(comment) || null }),
        theirs: lines(theirs),
      })}
      send={send}
      done={t('choose.sent')}
      onDone={onSent}
      sendLabel={t('choose.send')}
      onClose={onClose}
    >
      <Cost preview={preview} />
      <RefusedDay error={send.error} />
      {isShort ? (
        <Checkbox
          name="agreed"
          label={t('choose.agree', { months: noticeMonths })}
          description={t('choose.agreeHelp', { months: noticeMonths })}
          isRequired
        />
      ) : null}
      <TextArea
        name="comment"
        label={t('choose.comment')}
        description={t('choose.commentHelp')}
        maxLength={contract.input.comment.maxLength}
        defaultValue={draft?.comment ?? ''}
      />
    </SeenForm>
  )
}

/** The cost of the chosen days, and what remains. */
function Cost({ preview }: Pick<AskFormProps, 'preview'>) {
  const { t } = useTranslation('vacations')
  const amount = useAmount()
  const { units, unit, available, availableAfter } = preview
  return (
    <p>
      {t('count.uses', { amount: amount(units, unit) })}.{' '}
      {t('count.after', { available: amount(available, unit), after: amount(availableAfter, unit) })}
    </p>
  )
}
