import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { contractProperties, contractScreen } from './contract-properties.ts'
import { personProperty } from './person-property.tsx'

/** Contracts as dated versions: the basis of people's working days. */
export const Contracts = resourceScreen({
  ...contractScreen,
  properties: [personProperty, ...contractProperties],
  filters: [filter.choice('state', 'states'), filter.choice('kind', 'kinds')],
  importing: () => import('./contracts-import.ts').then((file) => file.contractsImport),
})
