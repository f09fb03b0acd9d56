import { useTranslation } from 'react-i18next'
import type { WorkflowDocument, WorkflowPlace, WorkflowTransition } from '@portal/sdk'
import { Button, DescriptionList, Stack } from '@portal/ui-kit'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { useFieldOptions } from './use-field-options.ts'

interface TransitionChoicesProps {
  place: WorkflowPlace
  /** The target states. */
  document: WorkflowDocument
  onTake: (code: string) => void
}

/** The transitions of a state, and the requirements of each. */
export function TransitionChoices({ place: { choices }, document, onTake }: TransitionChoicesProps) {
  const { t } = useTranslation('workflows')
  const labelOf = usePermissionLabel()
  const options = useFieldOptions()
  const nameOf = (key: string) => options?.find(({ id }) => id === key)?.label ?? key
  const asksFor = ({ screen = [], required = [] }: WorkflowTransition) =>
    screen
      .map((key) => (required.includes(key) ? t('simulation.must', { name: nameOf(key) }) : nameOf(key)))
      .join(', ')
  if (choices.length === 0) return <p>{t('simulation.stuck')}</p>
  return (
    <DescriptionList
      items={choices.map((one) => ({
        term: `→ ${document.states.find(({ code }) => code === one.to)?.name ?? one.to}`,
        value: (
          <Stack space="xs" align="start">
            {(one.screen ?? []).length === 0 ? null : (
              <span>{t('simulation.asks', { fields: asksFor(one) })}</span>
            )}
            {one.permission == null ? null : (
              <span>{t('simulation.takes', { permission: labelOf(one.permission) })}</span>
            )}
            <Button size="sm" onPress={() => onTake(one.code)}>
              {one.name}
            </Button>
          </Stack>
        ),
      }))}
    />
  )
}
