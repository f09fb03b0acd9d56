import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationRules } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Alert,
  Button,
  Card,
  type DateRange,
  DateRangePicker,
  Inline,
  RadioGroup,
  Stack,
} from '@portal/ui-kit'
import { like } from '#patterns/like.ts'
import { useAct } from '#patterns/use-act.ts'
import { AskForm } from './ask-form.tsx'
import { TeamOff } from './team-off.tsx'
import { touchedByVacation } from './touched-by-vacation.ts'
import { askedOf, dayParts, type VacationChoice } from './vacation-choice.ts'
import { VacationCounting } from './vacation-count.tsx'
import { useVacationPreview } from './use-vacation-preview.ts'

interface AskCardProps {
  employeeId: string
  choice: VacationChoice
  onTake: (range: DateRange) => void
  change: (words: Readonly<Record<string, string | undefined>>) => void
  clear: () => void
  /** The rules of one's policy, once they are known. */
  rules: VacationRules | undefined
}

/** The days that are chosen, what they come to, and asking for them. */
export function AskCard({ employeeId, choice, onTake, change, clear, rules }: AskCardProps) {
  const { t } = useTranslation('vacations')
  const [isAsking, setAsking] = useState(false)
  const asked = askedOf(choice)
  const counting = useVacationPreview(asked)
  const { preview, isCounting } = counting
  const canAsk = !isCounting && preview?.refusals.length === 0
  return (
    <Card title={t('choose.card')}>
      <Stack space="md">
        {choice.draft === undefined ? null : <Alert isSilent>{t('choose.draft')}</Alert>}
        <DateRangePicker
          label={t('choose.days')}
          description={t('choose.daysHelp')}
          value={choice.range}
          onChange={(range) => (range === null ? clear() : onTake(range))}
        />
        <Kinds choice={choice} change={change} rules={rules} />
        <VacationCounting counting={counting} onTake={onTake} />
        {choice.range === null ? null : (
          <>
            <TeamOff range={choice.range} employeeId={employeeId} />
            <Inline>
              <Button tone="primary" isDisabled={!canAsk} onPress={() => setAsking(true)}>
                {t('choose.ask')}
              </Button>
              <KeepButton choice={choice} onKept={clear} />
              <Button tone="quiet" onPress={clear}>
                {t('choose.clear')}
              </Button>
            </Inline>
          </>
        )}
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

function Kinds({ choice, change, rules }: Pick<AskCardProps, 'choice' | 'change' | 'rules'>) {
  const { t } = useTranslation('vacations')
  const hasParts = rules?.halfDays === true && choice.range !== null
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
      {hasParts ? (
        <RadioGroup
          label={t('choose.part')}
          orientation="horizontal"
          options={dayParts.map((id) => ({ id, label: t(`parts.${id}`) }))}
          value={choice.part}
          onChange={(part) => change({ part: part === 'day' ? undefined : part })}
        />
      ) : null}
    </>
  )
}

/** Keeps the days as a draft: nothing is judged and nothing is held. */
function KeepButton({ choice, onKept }: { choice: VacationChoice; onKept: () => void }) {
  const { t } = useTranslation('vacations')
  const family = useFamily(vacationRequests)
  const known = useData(family.show, choice.draft === undefined ? null : [choice.draft])
  const keep = useAct(
    like(family.create, async () => {
      const asked = askedOf(choice)
      if (asked === undefined) return
      const { kind, days } = asked
      const said = { kind, days, draft: true }
      if (known.data === undefined) await family.create(said)
      else await family.update(known.data.id, { ...said, version: known.data.version })
      onKept()
    }),
    t('choose.kept'),
    touchedByVacation,
  )
  return (
    <Button isPending={keep.isPending} isDisabled={known.isLoading} onPress={() => void keep()}>
      {t('choose.keep')}
    </Button>
  )
}
