import { fieldClasses } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'

/** The formats to choose among. */
export const useFormats = () =>
  useData(useFamily(fieldClasses).index, []).data?.map(({ id, name }) => ({ id, label: name }))
