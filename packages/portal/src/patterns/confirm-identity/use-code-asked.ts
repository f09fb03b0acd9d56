import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError } from '@portal/sdk'
import type { FormValues } from '@portal/ui-kit'
import type { FormErrors } from '#patterns/form-errors.tsx'
import { textOf } from '#patterns/form-values.ts'

/** Whether the server has asked for the code of the second factor: from then on the form shows its field. */
export function useCodeAsked() {
  const { i18n } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    /** The errors of a refusal: none when the code is only requested; undefined when it is not about the code. */
    refusalOf: (refused: unknown): FormErrors | undefined => {
      const fault = faultOf(refused)
      if (fault === undefined) return undefined
      setAsked(true)
      return fault === 'blank'
        ? {}
        : { validationErrors: { code: [i18n.t('code.wrong', { ns: 'account' })] } }
    },
    /** The code that the form sends. */
    of: (values: FormValues) => (isAsked ? { code: textOf(values.code) } : {}),
  }
}

function faultOf(error: unknown): string | undefined {
  return isPortalError(error) && 'fields' in error ? error.fields.code?.[0]?.code : undefined
}
