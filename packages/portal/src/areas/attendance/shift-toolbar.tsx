import { useTranslation } from 'react-i18next'
import { Button, IconButton, RadioGroup, VisuallyHidden, type PlannerRange } from '@portal/ui-kit'
import { dayBeside, plannerViews, type PlannerView, type ShownDays } from '#patterns/planner-period.ts'
import type { useShiftEdits } from './use-shift-edits.ts'

interface PlannerPeriodProps {
  shown: ShownDays
  onChange: (next: { view?: PlannerView | undefined; start?: string | undefined }) => void
}

/** Whether a week or a month is displayed. */
export function PlannerChoice({ shown: { view, from }, onChange }: PlannerPeriodProps) {
  const { t } = useTranslation('shifts')
  return (
    <RadioGroup
      label={t('planner.view')}
      isLabelHidden
      orientation="horizontal"
      options={plannerViews.map((id) => ({ id, label: t(`planner.views.${id}`) }))}
      value={view}
      onChange={(next) => onChange({ view: next === 'week' ? undefined : next, start: from })}
    />
  )
}

/** The displayed week or month. */
export function PlannerPeriod({ shown, onChange }: PlannerPeriodProps) {
  const { t } = useTranslation('shifts')
  return (
    <>
      <IconButton
        icon="chevronLeft"
        size="sm"
        label={t('planner.previous')}
        onPress={() => onChange({ start: dayBeside(shown, -1) })}
      />
      <Button size="sm" onPress={() => onChange({ start: undefined })}>
        {t('planner.today')}
      </Button>
      <IconButton
        icon="chevronRight"
        size="sm"
        label={t('planner.next')}
        onPress={() => onChange({ start: dayBeside(shown, 1) })}
      />
    </>
  )
}

interface PlannerActsProps {
  own: ReturnType<typeof useShiftEdits>
  isPending: boolean
  chosen: PlannerRange | undefined
  onSave: () => void
  onEdit: () => void
  onAssign: () => void
}

/** The actions on the selection, and on the unsaved edits. */
export function PlannerActs({ own, isPending, chosen, onSave, onEdit, onAssign }: PlannerActsProps) {
  const { t } = useTranslation('shifts')
  const days = (chosen?.rowIds.length ?? 0) * (chosen?.dates.length ?? 0)
  return (
    <>
      {days === 0 ? null : (
        <Button size="sm" icon="pencil" onPress={onEdit}>
          {t('planner.edit')}
        </Button>
      )}
      <Button size="sm" icon="calendar" onPress={onAssign}>
        {t('planner.assign')}
      </Button>
      {own.canUndo ? (
        <>
          <Button size="sm" onPress={own.undo}>
            {t('planner.undo')}
          </Button>
          <Button size="sm" tone="quiet" onPress={own.discard}>
            {t('planner.discard')}
          </Button>
        </>
      ) : null}
      {own.edits.size === 0 ? null : (
        <Button size="sm" tone="primary" isPending={isPending} onPress={onSave}>
          {t('planner.saveCount', { count: own.edits.size })}
        </Button>
      )}
      {/* Visually hidden: a visible text would move the cells under the mouse. */}
      <VisuallyHidden>
        <span role="status">{days > 1 ? t('planner.chosen', { count: days }) : ''}</span>
      </VisuallyHidden>
    </>
  )
}
