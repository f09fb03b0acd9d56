import { workCenters } from '#generated/work-centers.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { ClockSinceForm } from './clock-since-form.tsx'
import { useCenterMenu } from './use-center-menu.ts'

const Centers = resourceScreen({
  title: 'workCenters',
  phrases: 'workdays:centers',
  resource: workCenters,
  properties: [
    property.name(),
    property.code('code'),
    property.active(),
    property.text('timeZone'),
    property.text('country'),
    property.text('region'),
    property.text('locality'),
    column.text('clockSince'),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'code',
  useRowActions: useCenterMenu,
})

/** Work centers: their time zone, their holidays, and the start of clocking in. */
export function WorkCenters() {
  const { id, close } = useOpened('clock')
  const form = id === null ? null : <ClockSinceForm key={id} id={id} onClose={close} />
  return [<Centers key="centers" />, form]
}
