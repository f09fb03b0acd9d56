import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClockCorrectionInput, ClockEntry, Workday } from '@portal/sdk'
import { clock, clockCorrections } from '@portal/sdk/intranet'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { type FormValues, RadioGroup, Select, TextArea, TextField } from '@portal/ui-kit'
import { clockCorrections as contract } from '#generated/clock-corrections.ts'
import { instantOnDay } from '#patterns/clock/instant-on-day.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useEntryWords } from './correction-words.ts'

/** What is wrong with a day: an entry of it, or one that is missing. */
export type Wrong = { entry: ClockEntry } | { missing: Kind }
type Kind = NonNullable<ClockCorrectionInput['kind']>

interface CorrectionFormProps {
  workday: Workday
  wrong: Wrong
  /** Whether it is the record of somebody else. */
  isOfOther: boolean
  onClose: () => void
}

/** Asks for a correction of one entry: what it was and why, and nothing that can be computed (FIC-2). */
export function CorrectionForm({ workday, wrong, isOfOther, onClose }: CorrectionFormProps) {
  const { t } = useTranslation('workdays')
  const say = useEntryWords()
  const create = useAction(useFamily(clockCorrections).create)
  const { person, date, timeZone } = workday
  const entry = 'entry' in wrong ? wrong.entry : undefined
  return (
    <ResourceForm
      title={
        entry === undefined
          ? t('corrections.addTitle')
          : t('corrections.changeTitle', { entry: say(entry, timeZone) })
      }
      draft={`clockCorrections.${person.id}.${date}.${entry?.id ?? 'new'}`}
      send={(values) =>
        create({ ...inputOf(values, workday, entry), ...(isOfOther ? { employeeId: person.id } : {}) })
      }
      done={t('corrections.sent')}
      sendLabel={t('corrections.send')}
      onClose={onClose}
    >
      {entry === undefined ? (
        <MissingFields kind={'missing' in wrong ? wrong.missing : 'out'} workday={workday} />
      ) : (
        <ChangeFields workday={workday} />
      )}
      <TextArea
        name="reason"
        label={t('corrections.reason')}
        description={t('corrections.reasonHelp')}
        maxLength={contract.input.reason.maxLength}
        isRequired
      />
    </ResourceForm>
  )
}

/** What is sent, of what was filled in. */
function inputOf(values: FormValues, workday: Workday, entry: ClockEntry | undefined): ClockCorrectionInput {
  const reason = textOf(values.reason)
  if (entry === undefined) {
    const kind = kindOf(textOf(values.kind))
    const breakTypeId = textOf(values.breakTypeId)
    const type = breakTypeId === '' ? {} : { breakTypeId }
    return { change: 'add', reason, ...timeOf(values, workday, kind), ...(kind ? { kind } : {}), ...type }
  }
  const { id: entryId, kind } = entry
  if (textOf(values.change) === 'remove') return { change: 'remove', entryId, reason }
  return { change: 'change', entryId, reason, ...timeOf(values, workday, kind) }
}

/** Who comes earlier than it was recorded comes on the same day; the rest of a night is of the day after. */
function timeOf({ at: said }: FormValues, workday: Workday, kind: ClockEntry['kind'] | undefined) {
  const at = instantOnDay(textOf(said), kind === 'in' ? { ...workday, startedAt: null } : workday)
  return at === undefined ? {} : { at }
}

const kindOf = (text: string): Kind | undefined => contract.input.kind.values.find((kind) => kind === text)

function MissingFields({ kind: first, workday }: { kind: Kind; workday: Workday }) {
  const { t } = useTranslation('workdays')
  const [kind, setKind] = useState<string>(first)
  const { data } = useData(useFamily(clock).show, [])
  return (
    <>
      <Select
        name="kind"
        label={t('corrections.kind')}
        options={contract.input.kind.values.map((id) => ({ id, label: t(`entries.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
        isRequired
      />
      {kind === 'break_start' ? (
        <Select
          name="breakTypeId"
          label={t('corrections.breakType')}
          options={(data?.breakTypes ?? []).map(({ id, name }) => ({ id, label: name }))}
          isRequired
        />
      ) : null}
      <TimeText workday={workday} />
    </>
  )
}

function ChangeFields({ workday }: { workday: Workday }) {
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
      {change === 'change' ? <TimeText workday={workday} /> : null}
    </>
  )
}

function TimeText({ workday: { date, timeZone } }: { workday: Workday }) {
  const { t } = useTranslation('workdays')
  return (
    <TextField
      name="at"
      label={t('corrections.at')}
      description={t('corrections.atHelp', { date, zone: timeZone })}
      placeholder="18:00"
      pattern="([01]?[0-9]|2[0-3]):[0-5][0-9]"
      isRequired
    />
  )
}
