import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOfCode, type ErrorCode } from '@portal/sdk'

/** The words of the error catalogue (specification §8) for a code, in the language at hand. */
export function useReason(): (code: ErrorCode | (string & {})) => string {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useCallback((code) => messageOfCode(code, language), [language])
}
