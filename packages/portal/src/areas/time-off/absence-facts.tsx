import { useTranslation } from 'react-i18next'
import type { AbsenceDetail } from '@portal/sdk'
import { Alert, Card, DescriptionList, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { hoursText, useAbsenceAmount, useAbsenceType } from './absence-words.ts'

/** The facts of an absence; empty ones are omitted. */
export function AbsenceFacts({ absence }: { absence: AbsenceDetail }) {
  const { t } = useTranslation('absenceRequests')
  const typeOf = useAbsenceType()
  const counted = useCountedFacts(absence)
  const { type, stage, kinship, comment, processId, expected, askedBy, person } = absence
  const facts = {
    [t('list.type')]: typeOf(type),
    ...counted,
    [t('one.kinship')]: kinship && t(`kinships.${kinship}`),
    [t('list.proofDueOn')]: absence.proofDueOn,
    [t('list.stage')]: stage && t(`list.stages.${stage}`),
    [t('one.processId')]: processId,
    [t('one.expected')]: expected && t(`part.expectedKinds.${expected}`),
    [t('one.comment')]: comment,
    [t('list.askedBy')]: askedBy.id === person.id ? null : askedBy.displayName,
  }
  const known = Object.entries(facts).filter(([, value]) => value !== null)
  return (
    <>
      <DescriptionList items={known.map(([term, value]) => ({ term, value }))} />
      {absence.relapseOfId === null ? null : <p>{t('one.relapse')}</p>}
    </>
  )
}

/** The count, and its maximum. */
function useCountedFacts({
  part,
  start,
  minutes,
  unit,
  units,
  limit,
  travel,
}: AbsenceDetail): Record<string, string | null> {
  const { t } = useTranslation(['absenceRequests', 'general'])
  const amount = useAbsenceAmount()
  return {
    [t('list.part')]: part === 'day' ? null : (hoursText({ start, minutes }) ?? t(`list.parts.${part}`)),
    [t('list.units')]: units === null || unit === null ? null : amount(units, unit),
    [t('one.limit')]: limit && `${amount(limit.units, limit.unit)} · ${limit.source}`,
    [t('one.travel')]: travel === true ? t('general:yes') : null,
  }
}

/** The medical reports of sick leave, from start to discharge, and the one that is late (AUS-4). */
export function SickParts({ absence }: { absence: AbsenceDetail }) {
  const { t } = useTranslation('absenceRequests')
  const { parts, latePartOn } = absence
  return (
    <Card title={t('one.parts')} level={3}>
      {latePartOn === null ? null : (
        <Alert isSilent tone="warning">
          {t('one.missingPart', { date: latePartOn })}
        </Alert>
      )}
      {parts.length === 0 ? (
        <p>{t('one.noParts')}</p>
      ) : (
        <DescriptionList
          items={parts.map(({ kind, on, nextOn, by }) => ({
            term: `${on} · ${t(`part.kinds.${kind}`)}`,
            value: [by.displayName, nextOn === null ? '' : t('part.next', { date: nextOn })]
              .filter((text) => text !== '')
              .join(' · '),
          }))}
        />
      )}
    </Card>
  )
}

/** Each state of an absence: by whom, when, and the comment. */
export function AbsenceHistory({ history }: Pick<AbsenceDetail, 'history'>) {
  const { t } = useTranslation('absenceRequests')
  const format = useFormat()
  return (
    <Card title={t('one.history')} level={3}>
      <Stack as="ul" space="sm">
        {history.map(({ state, at, by, comment }) => (
          <li key={`${at}:${state}`}>
            <strong>{t(`list.states.${state}`)}</strong> · {format.dateTime(at)} ·{' '}
            {by?.displayName ?? t('one.deadline')}
            {comment === null ? null : <p>{comment}</p>}
          </li>
        ))}
      </Stack>
    </Card>
  )
}
