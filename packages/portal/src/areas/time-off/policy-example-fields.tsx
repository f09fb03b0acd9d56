import { useTranslation } from 'react-i18next'
import type { VacationPolicyDetail, VacationRules } from '@portal/sdk'
import { Card, NumberField, Stack, TextField } from '@portal/ui-kit'
import { numberOfUnits } from './vacation-words.ts'

interface PolicyExampleFieldsProps {
  example: VacationPolicyDetail['examples'][number]
  /** Its index. */
  at: number
  unit: VacationRules['unit']
}

/** The name and the expected result of an example; its contract dates are fixed. */
export function PolicyExampleFields({ example, at, unit }: PolicyExampleFieldsProps) {
  const { t } = useTranslation('vacationTeam')
  const { name, year, startsOn, endsOn, annualUnits, looseUnits } = example
  const field = (of: string) => `examples[${at}].${of}`
  return (
    <Card
      title={t('policies.example', { number: at + 1 })}
      description={`${year}: ${startsOn} – ${endsOn ?? '…'}`}
      level={3}
    >
      <Stack space="md">
        <TextField
          name={field('name')}
          label={t('policies.name')}
          defaultValue={name}
          maxLength={120}
          isRequired
        />
        <NumberField
          name={field('annual')}
          label={t(unit === 'hours' ? 'policies.expectedHours' : 'policies.expectedDays')}
          defaultValue={numberOfUnits(annualUnits, unit)}
          minValue={0}
          isRequired
        />
        {unit === 'hours' ? null : (
          <NumberField
            name={field('loose')}
            label={t('policies.expectedLoose')}
            defaultValue={numberOfUnits(looseUnits, 'working')}
            minValue={0}
            isRequired
          />
        )}
      </Stack>
    </Card>
  )
}
