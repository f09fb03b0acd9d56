import { useTranslation } from 'react-i18next'
import type { OwnBids } from '@portal/sdk'
import { vacationBids } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker, type FormValues, RepeatedSection, Stack } from '@portal/ui-kit'
import { rowsOf, textOf } from '#patterns/form-values.ts'
import { like } from '#patterns/like.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

/** The service's limit. */
const most = 5

/** The person's choices for a period, in order of preference. */
export function BidsForm({ own: { period, bids }, onClose }: { own: OwnBids; onClose: () => void }) {
  const { t } = useTranslation('operations')
  const { update } = useFamily(vacationBids)
  const send = useAction(
    like(update, (values: FormValues) =>
      update(period.id, {
        bids: rowsOf(values.bids).map(({ startsOn, endsOn }) => ({
          ...{ startsOn: textOf(startsOn), endsOn: textOf(endsOn) },
        })),
      }),
    ),
  )
  return (
    <ResourceForm
      title={t('bids.title', { name: period.name })}
      draft={`vacationBids.${period.id}`}
      send={send}
      done={t('bids.done')}
      onClose={onClose}
    >
      <p>{t('period.dates', { startsOn: period.startsOn, endsOn: period.endsOn })}</p>
      <RepeatedSection
        label={t('bids.list')}
        itemLabel={t('bids.item')}
        description={t('bids.help')}
        name="bids"
        items={bids}
        max={most}
        isOrdered
      >
        {({ name, initial }) => (
          <Stack space="md">
            <DatePicker
              name={name('startsOn')}
              label={t('bids.from')}
              {...(initial === undefined ? {} : { defaultValue: initial.startsOn })}
              isRequired
            />
            <DatePicker
              name={name('endsOn')}
              label={t('bids.until')}
              {...(initial === undefined ? {} : { defaultValue: initial.endsOn })}
              isRequired
            />
          </Stack>
        )}
      </RepeatedSection>
    </ResourceForm>
  )
}
