import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationRequestDetail, VacationRules } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Alert,
  Button,
  Card,
  type DateRange,
  DateRangePicker,
  Inline,
  NumberField,
  RadioGroup,
  Stack,
} from '@portal/ui-kit'
import { like } from '#patterns/like.ts'
import { useAct } from '#patterns/use-act.ts'
import { AskForm } from './ask-form.tsx'
import { TeamOff } from './team-off.tsx'
import { TooLong } from './too-long.tsx'
import { touchedByVacation } from './touched-by-vacation.ts'
import {
  askedOf,
  dayParts,
  leastMinutes,
  lengthOf,
  mostDays,
  mostMinutes,
  partOf,
  usualMinutes,
  type VacationChoice,
} from './vacation-choice.ts'
import { VacationCounting } from './vacation-count.tsx'
import { useVacationPreview } from './use-vacation-preview.ts'

interface AskCardProps {
  employeeId: string
  choice: VacationChoice
  onTake: (range: DateRange) => void
  change: (words: Readonly<Record<string, string | undefined>>) => void
  clear: () => void
  /** The rules of the person's policy, once loaded. */
  rules: VacationRules | undefined
}

/** The chosen days, their cost, and the request. */
export function AskCard({ employeeId, choice, onTake, change, clear, rules }: AskCardProps) {
  const { t } = useTranslation('vacations')
  const [isAsking, setAsking] = useState(false)
  const { kept, state, counting, canAsk } = useCounted(choice)
  const { preview } = counting
  return (
    <Card title={t('choose.card')}>
      <Stack space="md">
        {state === undefined ? null : (
          <Alert isSilent>{t(state === 'draft' ? 'choose.draft' : 'choose.change')}</Alert>
        )}
        <DateRangePicker
          label={t('choose.days')}
          description={t('choose.daysHelp')}
          value={choice.range}
          onChange={(range) => (range === null ? clear() : onTake(range))}
        />
        <Kinds choice={choice} kept={kept} change={change} rules={rules} />
        <TooLong range={choice.range} />
        <VacationCounting counting={counting} onTake={onTake} />
        <Acts {...{ employeeId, choice, clear, canAsk }} onAsk={() => setAsking(true)} />
      </Stack>
      {isAsking && preview !== undefined ? (
        <AskForm
          {...{ choice, preview }}
          noticeMonths={rules?.noticeMonths ?? 2}
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false)
            clear()
          }}
        />
      ) : null}
    </Card>
  )
}

/** The cost of a choice, once the stored request it changes is loaded. */
function useCounted(choice: VacationChoice) {
  const draft = useDraftOf(choice)
  const kept = draft.data?.days
  const counting = useVacationPreview(draft.isLoading ? undefined : askedOf(choice, kept))
  const canAsk = !counting.isCounting && counting.preview?.refusals.length === 0
  return { kept, state: draft.data?.state, counting, canAsk }
}

type ActsProps = Pick<AskCardProps, 'employeeId' | 'choice' | 'clear'> & {
  canAsk: boolean
  onAsk: () => void
}

/** Who else is off on the chosen days, and the actions; renders nothing above the maximum of a request. */
function Acts({ employeeId, choice, clear, canAsk, onAsk }: ActsProps) {
  const { t } = useTranslation('vacations')
  if (choice.range === null || lengthOf(choice.range) > mostDays) return null
  return (
    <>
      <TeamOff range={choice.range} employeeId={employeeId} />
      <Inline>
        <Button tone="primary" isDisabled={!canAsk} onPress={onAsk}>
          {t('choose.ask')}
        </Button>
        <KeepButton choice={choice} onKept={clear} />
        <Button tone="quiet" onPress={clear}>
          {t('choose.clear')}
        </Button>
      </Inline>
    </>
  )
}

/** The draft being edited, or the vacation plan's request being changed. */
const useDraftOf = ({ draft }: VacationChoice) =>
  useData(useFamily(vacationRequests).show, draft === undefined ? null : [draft])

type KindsProps = Pick<AskCardProps, 'choice' | 'change' | 'rules'> & {
  kept: VacationRequestDetail['days'] | undefined
}

function Kinds(props: KindsProps) {
  const { t } = useTranslation('vacations')
  const { choice, change, rules } = props
  return (
    <>
      {(rules?.looseUnits ?? 0) > 0 ? (
        <RadioGroup
          label={t('choose.kind')}
          options={(['annual', 'loose'] as const).map((id) => ({ id, label: t(`list.kinds.${id}`) }))}
          value={choice.kind}
          onChange={(kind) => change({ kind: kind === 'annual' ? undefined : kind })}
        />
      ) : null}
      <Parts {...props} />
    </>
  )
}

/** The parts of a day in the policy: halves, and hours if it counts them. */
function partsOf({ choice, rules }: Pick<KindsProps, 'choice' | 'rules'>) {
  const has = {
    ...{ day: true, morning: rules?.halfDays === true, afternoon: rules?.halfDays === true },
    hours: rules?.unit === 'hours' && choice.kind === 'annual',
  }
  return dayParts.filter((id) => has[id])
}

function Parts(props: KindsProps) {
  const { t } = useTranslation('vacations')
  const { choice, kept, change } = props
  const offered = partsOf(props)
  const part = offered.find((one) => one === partOf(choice, kept)) ?? null
  if (offered.length < 2 || choice.range === null) return null
  return (
    <>
      <RadioGroup
        label={t('choose.part')}
        orientation="horizontal"
        options={offered.map((id) => ({ id, label: t(`parts.${id}`) }))}
        value={part}
        onChange={(next) => change({ part: next, minutes: undefined })}
      />
      {part === 'hours' ? (
        <NumberField
          label={t('choose.minutes')}
          description={t('choose.minutesHelp')}
          value={choice.minutes ?? kept?.[0]?.minutes ?? usualMinutes}
          minValue={leastMinutes}
          maxValue={mostMinutes}
          onChange={(minutes) =>
            change({ part, minutes: Number.isNaN(minutes) ? undefined : String(minutes) })
          }
        />
      ) : null}
    </>
  )
}

/**
 * Saves the days as a draft, which is not validated and reserves nothing. Submitted requests are no drafts.
 */
function KeepButton({ choice, onKept }: { choice: VacationChoice; onKept: () => void }) {
  const { t } = useTranslation('vacations')
  const family = useFamily(vacationRequests)
  const known = useDraftOf(choice)
  const keep = useAct(
    like(family.create, async () => {
      const asked = askedOf(choice, known.data?.days)
      if (asked === undefined) return
      const { kind, days } = asked
      const input = { kind, days, draft: true }
      if (known.data === undefined) await family.create(input)
      else await family.update(known.data.id, { ...input, version: known.data.version })
      onKept()
    }),
    t('choose.kept'),
    touchedByVacation,
  )
  if (known.data !== undefined && known.data.state !== 'draft') return null
  return (
    <Button isPending={keep.isPending} isDisabled={known.isLoading} onPress={() => void keep()}>
      {t('choose.keep')}
    </Button>
  )
}
