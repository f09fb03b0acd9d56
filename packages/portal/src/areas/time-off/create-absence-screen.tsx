import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { absences } from '@portal/sdk/intranet'
import { useAction, useFamily, useSession } from '@portal/sdk/react'
import { Button, Card, Columns, Form, LinkButton, Skeleton, Stack, TextArea, toast } from '@portal/ui-kit'
import { absences as contract } from '#generated/absences.ts'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { FormActions } from '#patterns/form-actions.tsx'
import { textOf } from '#patterns/form-values.ts'
import { proofField, proofOf } from '#patterns/proof/proof-upload.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useCounted } from '#patterns/use-counted.ts'
import { useForm } from '#patterns/use-form.ts'
import { askedOf, type AbsenceChoice, nothingChosen } from './absence-choice.ts'
import { AbsenceCounting } from './absence-count.tsx'
import { AbsenceFields } from './absence-fields.tsx'
import { AbsenceProof } from './absence-proof.tsx'
import { RefusedDay } from './day-holder.tsx'
import { touchedByAbsence } from './touched-by-absence.ts'
import { type AbsenceTypes, useAbsenceTypes } from './use-absence-types.ts'

/** The form, once its types are loaded. */
export function CreateAbsenceScreen() {
  const { t } = useTranslation('absenceRequests')
  const types = useAbsenceTypes(useSession()?.userData.uid)
  if (types.isKnown) return <CreateAbsence types={types} />
  return (
    <ScreenPage title={t('form.title')} description={t('form.text')}>
      {types.error === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <FailureState error={types.error} onRetry={types.refresh} />
      )}
    </ScreenPage>
  )
}

/**
 * Reports an absence, for the person or for somebody else; the days are counted beside the form before it is
 * sent.
 */
function CreateAbsence({ types: ownTypes }: { types: AbsenceTypes }) {
  const { t } = useTranslation(['absenceRequests', 'general'])
  const { isForSomeone, from, listHref } = useWhose()
  const [choice, setChoice] = useState<AbsenceChoice>({ ...nothingChosen, from })
  const uid = useSession()?.userData.uid
  const theirTypes = useAbsenceTypes(choice.employeeId ?? uid)
  const types = theirTypes.isKnown ? theirTypes : ownTypes
  const family = useFamily(absences)
  const asked = isForSomeone && choice.employeeId === null ? undefined : askedOf(choice)
  const counting = useCounted(family.preview, asked)
  const draft = useDraft(isForSomeone ? 'absences.someone' : 'absences.new')
  const { save, error } = useSending({ choice, draft, listHref })
  const panel = (
    <Card title={t('count.title')}>
      <RefusedDay error={error} />
      <AbsenceCounting counting={counting} />
    </Card>
  )
  return (
    <ScreenPage title={t('form.title')} description={t('form.text')}>
      <DraftArea draft={draft}>
        <Form aria-label={t('form.title')} {...save.form}>
          <Columns count={2}>
            <Stack space="lg">
              <Card>
                <Stack space="md">
                  <AbsenceFields
                    {...{ choice, isForSomeone, types }}
                    onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
                  />
                  <TextArea
                    name="comment"
                    label={t('form.comment')}
                    description={t('form.commentHelp')}
                    maxLength={contract.input.comment.maxLength}
                  />
                  <AbsenceProof />
                </Stack>
              </Card>
              <FormActions>
                <LinkButton href={listHref}>{t('general:actions.cancel')}</LinkButton>
                <Button type="submit" tone="primary" icon="send" isPending={save.isPending}>
                  {t('form.send')}
                </Button>
              </FormActions>
            </Stack>
            {panel}
          </Columns>
        </Form>
      </DraftArea>
    </ScreenPage>
  )
}

/** The URL's person (if allowed), first day, and list to return to. */
function useWhose() {
  const [params] = useSearchParams()
  const isForSomeone = useCan()('GESTIONAR_AUSENCIAS') && params.get('someone') === 'true'
  const listHref = isForSomeone ? '/admin/ausencias/gestionar-ausencias' : '/ausencias'
  return { isForSomeone, from: params.get('from'), listHref }
}

interface Sending {
  choice: AbsenceChoice
  draft: ReturnType<typeof useDraft>
  listHref: string
}

/** Sends the absence, and opens it. */
function useSending({ choice, draft, listHref }: Sending) {
  const { t } = useTranslation('absenceRequests')
  const go = useNavigate()
  const create = useAction(useFamily(absences).create, { families: touchedByAbsence })
  const save = useForm({
    action: (values) =>
      create({
        ...(askedOf(choice) ?? { absenceTypeId: choice.absenceTypeId ?? '', from: choice.from ?? '' }),
        comment: textOf(values.comment) || null,
        fileIds: proofOf(textOf(values[proofField])),
      }),
    onDone: ({ id }) => {
      draft.drop()
      toast({ tone: 'success', title: t('form.sent') })
      void go(`${listHref}?absence=${id}`)
    },
  })
  return { save, error: create.error }
}
