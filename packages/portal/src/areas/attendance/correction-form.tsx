import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, type ClockCorrectionInput, type ClockEntry, type Workday } from '@portal/sdk'
import { clockCorrections } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, type FormValues, RadioGroup, TextArea, toast } from '@portal/ui-kit'
import { clockCorrections as contract } from '#generated/clock-corrections.ts'
import { instantOnDay } from '#patterns/clock/instant-on-day.ts'
import { textOf } from '#patterns/form-values.ts'
import { proofField, proofOf } from '#patterns/proof/proof-upload.tsx'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { MissingEntry } from './correction-missing.tsx'
import { CorrectionProof } from './correction-proof.tsx'
import { CorrectionTime } from './correction-time.tsx'
import { useEntryWords } from './correction-words.ts'
import type { Wrong } from './day-mending.ts'

type Kind = NonNullable<ClockCorrectionInput['kind']>

interface CorrectionFormProps {
  workday: Workday
  wrong: Wrong
  /** Whether the record is somebody else's. */
  isOfOther: boolean
  onClose: () => void
}

/** Requests a correction of one entry: what and why, and nothing that can be computed (FIC-2). */
export function CorrectionForm({ workday, wrong, isOfOther, onClose }: CorrectionFormProps) {
  const { t } = useTranslation(['workdays', 'corrections'])
  const translate = useEntryWords()
  const create = useAction(useFamily(clockCorrections).create)
  const { person, date, timeZone } = workday
  const entry = 'entry' in wrong ? wrong.entry : undefined
  return (
    <ResourceForm
      title={
        entry === undefined
          ? t('corrections.addTitle')
          : t('corrections.changeTitle', { entry: translate(entry, timeZone) })
      }
      draft={`clockCorrections.${person.id}.${date}.${entry?.id ?? 'new'}`}
      send={(values) =>
        create({
          ...inputOf(values, workday, entry),
          ...(isOfOther ? { employeeId: person.id } : {}),
          fileIds: proofOf(textOf(values[proofField])),
        })
      }
      onDone={({ after, state }) => {
        const isHalf = after?.kind === 'in' && workday.startedAt === null
        const description = isHalf ? t('corrections.askExit') : undefined
        const title = t(state === 'approved' ? 'corrections:consent.inForce' : 'corrections.sent')
        toast({ tone: 'success', title, description })
        onClose()
      }}
      sendLabel={t('corrections.send')}
      onClose={onClose}
    >
      {isOf('entryId', create.error) ? <Alert tone="danger">{t('corrections.entryRefused')}</Alert> : null}
      {entry === undefined ? (
        <MissingEntry
          first={'missing' in wrong ? wrong.missing : 'out'}
          workday={workday}
          at={wrong.at}
          isOfOther={isOfOther}
        />
      ) : (
        <ChangeFields workday={workday} at={wrong.at} />
      )}
      <TextArea
        name="reason"
        label={t('corrections.reason')}
        description={t('corrections.reasonHelp')}
        maxLength={contract.input.reason.maxLength}
        isRequired
      />
      {isOf('fileIds', create.error) ? (
        <Alert tone="danger">{t('corrections:consent.fileRequired')}</Alert>
      ) : null}
      <CorrectionProof />
    </ResourceForm>
  )
}

/** Maps the form to the request. */
function inputOf(values: FormValues, workday: Workday, entry: ClockEntry | undefined): ClockCorrectionInput {
  const reason = textOf(values.reason)
  if (entry === undefined) {
    const kind = kindOf(textOf(values.kind))
    const breakTypeId = textOf(values.breakTypeId)
    const mode = kind === 'in' ? modes.find((one) => one === textOf(values.mode)) : undefined
    return {
      ...{ change: 'add', reason, ...timeOf(values, workday, kind) },
      ...(kind ? { kind } : {}),
      ...(breakTypeId === '' ? {} : { breakTypeId }),
      ...(mode ? { mode } : {}),
    }
  }
  const { id: entryId, kind } = entry
  if (textOf(values.change) === 'remove') return { change: 'remove', entryId, reason }
  return { change: 'change', entryId, reason, ...timeOf(values, workday, kind) }
}

/** An earlier start stays on the same day; a time after midnight belongs to the next day. */
function timeOf({ at: input }: FormValues, workday: Workday, kind: ClockEntry['kind'] | undefined) {
  const at = instantOnDay(textOf(input), kind === 'in' ? { ...workday, startedAt: null } : workday)
  return at === undefined ? {} : { at }
}

/** Whether an error belongs to no field: the entry itself, or the missing file. */
const isOf = (what: 'entryId' | 'fileIds', error: unknown): boolean =>
  isPortalError(error) && 'fields' in error && error.fields[what] !== undefined

const modes = contract.input.mode.values
const kindOf = (text: string): Kind | undefined => contract.input.kind.values.find((kind) => kind === text)

function ChangeFields(time: ComponentProps<typeof CorrectionTime>) {
  const { t } = useTranslation('workdays')
  const [change, setChange] = useState<'change' | 'remove'>('change')
  const ways = ['change', 'remove'] as const
  return (
    <>
      <RadioGroup
        name="change"
        label={t('corrections.change')}
        options={ways.map((id) => ({ id, label: t(`corrections.changes.${id}`) }))}
        value={change}
        onChange={setChange}
      />
      {change === 'change' ? <CorrectionTime {...time} /> : null}
    </>
  )
}
