import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpeningDetail } from '@portal/sdk'
import { openings } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Drawer, Inline, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { Waiting } from '#patterns/waiting-part.tsx'
import { OpeningActs, type OpeningAct } from './opening-acts.tsx'
import { OpeningChecklist } from './opening-checklist.tsx'
import { OpeningForm } from './opening-form.tsx'
import { lightTones, openingTones } from './opening-tones.ts'

/** One opening with its checklist: answer items, open, abandon and close it. */
export function OpeningDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('openings')
  const { data: opening, error, refresh } = useData(useFamily(openings).show, [id])
  const [act, setAct] = useState<OpeningAct>()
  if (opening !== undefined && act !== undefined)
    return <OpeningForm opening={opening} act={act} onClose={() => setAct(undefined)} />
  return (
    <Drawer
      title={opening === undefined ? t('tabs.today') : `${opening.service} · ${opening.date}`}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={opening === undefined ? undefined : <OpeningActs opening={opening} onAct={setAct} />}
    >
      {opening === undefined ? (
        <Waiting error={error} onRetry={refresh} />
      ) : (
        <Stack space="lg">
          <OpeningFacts opening={opening} />
          {opening.holiday === null ? <OpeningChecklist opening={opening} /> : null}
        </Stack>
      )}
    </Drawer>
  )
}

function OpeningFacts({ opening }: { opening: OpeningDetail }) {
  const { t } = useTranslation('openings')
  const format = useFormat()
  const { light, state, holiday, plannedAt, openedAt, openedBy, deviationMinutes, cause, note, closedAt } =
    opening
  const known = [
    { term: t('list.plannedAt'), value: format.dateTime(plannedAt) },
    ...(openedAt === null
      ? []
      : [
          {
            term: t('list.openedAt'),
            value: `${format.dateTime(openedAt)} · ${openedBy?.displayName ?? ''}`,
          },
          { term: t('list.deviationMinutes'), value: deviationMinutes ?? '—' },
        ]),
    ...(cause === null ? [] : [{ term: t('list.cause'), value: t(`list.causes.${cause}`) }]),
    ...(note === null ? [] : [{ term: t('list.note'), value: note }]),
    ...(closedAt === null ? [] : [{ term: t('list.closedAt'), value: format.dateTime(closedAt) }]),
  ]
  return (
    <Stack>
      <Inline>
        <Status tone={openingTones[state]}>
          {holiday === null ? t(`list.states.${state}`) : t('list.holiday', { holiday })}
        </Status>
        {holiday === null ? <Status tone={lightTones[light]}>{t(`list.lights.${light}`)}</Status> : null}
      </Inline>
      <DescriptionList items={known} />
    </Stack>
  )
}
