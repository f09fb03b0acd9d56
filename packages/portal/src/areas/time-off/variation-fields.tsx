import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AbsencePolicyRule } from '@portal/sdk'
import {
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  Inline,
  NumberField,
  Select,
  Stack,
  TextField,
} from '@portal/ui-kit'
import { kinships } from './kinships.ts'

type Variation = AbsencePolicyRule['variations'][number]
const most = 20
const another: Variation = { kinship: [], travel: null, maxPerEvent: 0, unit: null, source: '' }
const journeys = ['either', 'with', 'without'] as const
const units = ['same', 'working_days', 'natural_days'] as const

/** The maximum by relative and journey; the first that matches applies. */
export function VariationFields({ variations: given }: { variations: readonly Variation[] }) {
  const { t } = useTranslation('absencePolicies')
  const [variations, setVariations] = useState(given)
  return (
    <Stack space="md">
      {variations.map((variation, at) => (
        <OneVariation key={at} {...{ variation, at }} />
      ))}
      <Inline>
        {variations.length < most ? (
          <Button size="sm" icon="plus" onPress={() => setVariations([...variations, another])}>
            {t('variations.add')}
          </Button>
        ) : null}
        {variations.length > 0 ? (
          <Button size="sm" onPress={() => setVariations(variations.slice(0, -1))}>
            {t('variations.remove')}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  )
}

function OneVariation({ variation, at }: { variation: Variation; at: number }) {
  const { t } = useTranslation(['absencePolicies', 'absenceRequests', 'absences'])
  const field = (of: string) => `variations[${at}].${of}`
  const { kinship, travel, maxPerEvent, unit, source } = variation
  return (
    <Card title={t('variations.one', { number: at + 1 })} level={3}>
      <Stack space="md">
        <CheckboxGroup
          name={field('kinship')}
          label={t('variations.kinship')}
          description={t('variations.kinshipHelp')}
          defaultValue={[...kinship]}
        >
          {kinships.map((one) => (
            <Checkbox key={one} value={one} label={t(`absenceRequests:kinships.${one}`)} />
          ))}
        </CheckboxGroup>
        <Select
          name={field('travel')}
          label={t('variations.travel')}
          options={journeys.map((id) => ({ id, label: t(`variations.journeys.${id}`) }))}
          defaultValue={travel === null ? 'either' : travel ? 'with' : 'without'}
          isRequired
        />
        <NumberField
          name={field('maxPerEvent')}
          label={t('absences:types.maxPerEvent')}
          defaultValue={maxPerEvent}
          minValue={0}
          isRequired
        />
        <Select
          name={field('unit')}
          label={t('absences:types.unit')}
          options={units.map((id) => ({
            id,
            label: id === 'same' ? t('variations.sameUnit') : t(`absences:types.units.${id}`),
          }))}
          defaultValue={unit ?? 'same'}
          isRequired
        />
        <TextField
          name={field('source')}
          label={t('absences:types.source')}
          defaultValue={source}
          maxLength={200}
        />
      </Stack>
    </Card>
  )
}
